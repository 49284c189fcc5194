import { getLocationAltText } from '@almaty/pictures/alt-texts';
import { compileOpeningHours } from '@almaty/planner/opening-hours';
import type { AccessFile } from '@almaty/planner/schema';
import { getSourceIds } from '../../components/sources/source-ids.ts';
import { formatIllustrationAlt } from '../../lib/format.ts';
import { activities } from '../activities.ts';
import { activityFacts } from '../facts/activities/index.ts';
import { locationFacts } from '../facts/index.ts';
import { locations } from '../locations.ts';
import { accessFiles, bases } from '../parsed-content.ts';
import type { CatalogueLocation, Fact, LocationFacts } from '../schema.ts';
import { toPublishedNotice } from './card-summary.ts';
import type { DescribedDetails, RelatedLocation, RelatedSample } from './described-details.ts';
import { createDetailSections } from './detail-sections.ts';
import { describeEssentials, type Essentials } from './essentials.ts';
import { type LocationCard, toLocationCard } from './location-card.ts';
import { getCitedFacts } from './location-cited-facts.ts';
import { findNearby } from './nearby.ts';
import { collectSources, toSourceId } from './page-sources.ts';
import { findCards as findSampleCards, toItineraryItems } from './sample-items.ts';
import { sampleItineraries } from './sample-itineraries.ts';

/** Everything that the page of a location shows beside its name, description and picture. */
export type LocationDetails = DescribedDetails & {
  /** The ids of the sources in the order in which the page first cites them. */
  sourceIds: readonly string[];
  essentials: Essentials;
};

/** A fact of an access file in the form of the other facts: its sources become ids of the page's list. */
function toFact<Value>(value: Value, evidence: Pick<AccessFile['notice'], 'confidence' | 'sources' | 'checkedOn'>) {
  const { confidence, sources, checkedOn } = evidence;
  return { value, confidence, sources: sources.map(toSourceId), checkedOn } satisfies Fact<Value>;
}

const findRelated = (ids: readonly number[] = []): RelatedLocation[] =>
  locations.filter(({ id }) => ids.includes(id)).map(toRelated);

const toRelated = ({ name, slug }: CatalogueLocation): RelatedLocation => ({ name, slug });

const byCategory = Object.groupBy(locations, ({ category }) => category);

function findNeighbours(location: CatalogueLocation): LocationDetails['neighbours'] {
  const ofCategory = byCategory[location.category] ?? [];
  const index = ofCategory.indexOf(location);
  const [previous, next] = [ofCategory[index - 1], ofCategory[index + 1]];
  return { ...(previous && { previous: toRelated(previous) }), ...(next && { next: toRelated(next) }) };
}

const findCards = (slugs: readonly string[]): LocationCard[] =>
  [...new Set(slugs)].flatMap((slug) => {
    const location = locations.find((candidate) => candidate.slug === slug);
    return location ? [toLocationCard(location)] : [];
  });

/** The activities that can be done at a location, with the months in which they can be done there. */
function findActivities(locationId: number): LocationDetails['activities'] {
  return activities.flatMap(({ id, name }) => {
    const facts = activityFacts[id];
    if (!facts?.locationIds.value.includes(locationId)) return [];
    const { months, monthsByLocation, bring } = facts;
    const monthsThere = monthsByLocation?.value[locationId];
    return [{ name, months: monthsThere ? { ...monthsByLocation, value: monthsThere } : months, bring }];
  });
}

/** The shortest sample itinerary of each season that has more than this location. */
function findSamples(locationId: number): RelatedSample[] {
  const candidates = sampleItineraries.filter(({ days }) => {
    const ids = days.flatMap(({ locationIds }) => locationIds);
    return ids.length > 1 && ids.some((id) => id === locationId);
  });
  return (['summer', 'winter'] as const).flatMap((season) => {
    const ofSeason = candidates.filter((sample) => sample.season === season);
    return ofSeason
      .sort((a, b) => a.days.length - b.days.length)
      .slice(0, 1)
      .map((sample) => ({
        id: sample.id,
        title: sample.title,
        days: sample.days.map(({ locationIds }) =>
          findSampleCards(locationIds)
            .map((card) => card.location.name)
            .join(', '),
        ),
        items: toItineraryItems(sample),
      }));
  });
}

function toHours({ hours, lastEntryMinutes, note }: NonNullable<AccessFile['openingHours']>) {
  return { ...compileOpeningHours(hours), ...(lastEntryMinutes && { lastEntryMinutes }), ...(note && { note }) };
}

function createLocationDetails(
  location: CatalogueLocation,
  facts: LocationFacts,
  access: AccessFile,
): DescribedDetails {
  const { id: locationId, slug } = location;
  const [combinesWith, nearby] = [findRelated(facts.combinesWith.value), findNearby(slug)];
  const activitiesThere = findActivities(locationId);
  const { notice, openingHours, fee } = access;
  const base = bases.find(({ id }) => id === facts.overnightBase?.value);
  return {
    pictureAlt: formatIllustrationAlt(getLocationAltText(slug)),
    facts,
    notice: toFact(toPublishedNotice(notice), notice),
    ...(openingHours && { openingHours: toFact(toHours(openingHours), openingHours) }),
    ...(fee && {
      fee: toFact({ adultTenge: fee.adultTenge, carTenge: fee.carTenge, per: fee.per, note: fee.note }, fee),
    }),
    combinesWith,
    combinesOnTrip: findRelated(facts.combinesOnTrip?.value),
    overlapsWith: findRelated(facts.overlapsWith?.value),
    nearby,
    neighbours: findNeighbours(location),
    cards: findCards([slug, ...[...combinesWith, ...nearby].map((related) => related.slug)]),
    samples: findSamples(locationId),
    activities: activitiesThere,
    ...(base && { baseName: base.name }),
    sources: collectSources([facts, activitiesThere], access),
  };
}

function addDerived(location: CatalogueLocation, details: DescribedDetails): LocationDetails {
  const citedFacts = getCitedFacts(details, createDetailSections(location, details));
  return {
    ...details,
    sourceIds: getSourceIds(citedFacts, details.sources),
    essentials: describeEssentials(details),
  };
}

/** The details of every location, by its slug. */
export const locationDetails: Readonly<Record<string, LocationDetails>> = Object.fromEntries(
  locations.flatMap((location) => {
    const { slug } = location;
    const [facts, access] = [locationFacts[slug], accessFiles[slug]];
    return facts && access ? [[slug, addDerived(location, createLocationDetails(location, facts, access))]] : [];
  }),
);
