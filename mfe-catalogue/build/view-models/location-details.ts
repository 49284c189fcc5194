import { LICENCES } from '@almaty/content/catalogue';
import { compileOpeningHours } from '@almaty/planner/opening-hours';
import type { Activity } from '@almaty/store/schema';
import { getSourceIds } from '../../src/components/sources/source-ids.ts';
import { toItineraryLocation } from '../../src/content/location-entry.ts';
import { getPhotographName } from '../../src/content/photographs.ts';
import type { Fact, Photograph } from '../../src/content/schema.ts';
import type {
  DescribedDetails,
  PagePhotograph,
  RelatedLocation,
  RelatedSample,
} from '../../src/content/view-models/described-details.ts';
import { createDetailSections } from '../../src/content/view-models/detail-sections.ts';
import type { LocationCard } from '../../src/content/view-models/location-card.ts';
import { getCitedFacts } from '../../src/content/view-models/location-cited-facts.ts';
import type { LocationDetails } from '../../src/content/view-models/location-details.ts';
import { formatIllustrationAlt } from '../../src/lib/format.ts';
import type { CatalogueContent, LocationAccess, LocationContent } from '../content/catalogue-content.ts';
import { getLocationPicture } from '../pictures/pictures.ts';
import { toPublishedNotice } from './card-summary.ts';
import { describeEssentials } from './essentials.ts';
import { toLocationCard } from './location-cards.ts';
import { findNearby } from './nearby.ts';
import { getPageSources } from './page-sources.ts';

type Evidence = Pick<LocationAccess['notice'], 'confidence' | 'sources' | 'checkedOn'>;

/** A part of the access in the form of the other facts. */
const toFact = <Value>(value: Value, { confidence, sources, checkedOn }: Evidence): Fact<Value> => ({
  value,
  confidence,
  sources,
  checkedOn,
});

const toRelated = ({ location: { name, slug } }: LocationContent): RelatedLocation => ({ name, slug });

const findRelated = ({ locations }: CatalogueContent, ids: readonly number[] = []): RelatedLocation[] =>
  locations.filter(({ location }) => ids.includes(location.id)).map(toRelated);

function findNeighbours({ locations }: CatalogueContent, content: LocationContent): LocationDetails['neighbours'] {
  const { also, category } = content.location;
  const onSamePage = locations.filter(({ location }) =>
    also ? location.also : !location.also && location.category === category,
  );
  const index = onSamePage.indexOf(content);
  const [previous, next] = [onSamePage[index - 1], onSamePage[index + 1]];
  return { ...(previous && { previous: toRelated(previous) }), ...(next && { next: toRelated(next) }) };
}

const findCards = ({ locations }: CatalogueContent, slugs: readonly string[]): LocationCard[] =>
  [...new Set(slugs)].flatMap((slug) => {
    const found = locations.find(({ location }) => location.slug === slug);
    return found ? [toLocationCard(found)] : [];
  });

/** The activities that can be done at a location, with the months in which they can be done there. */
const findActivities = ({ activities }: CatalogueContent, locationId: number): LocationDetails['activities'] =>
  activities.flatMap(({ activity, facts }) => {
    if (!facts.locationIds.value.includes(locationId)) return [];
    const { months, monthsByLocation, bring } = facts;
    const monthsThere = monthsByLocation?.value.find(({ location }) => location === locationId)?.months;
    return [{ name: activity.name, months: monthsThere ? { ...monthsByLocation, value: monthsThere } : months, bring }];
  });

type SampleItinerary = CatalogueContent['sampleItineraries'][number];

function describeSample({ locations, activities }: CatalogueContent, { id, title, days }: SampleItinerary) {
  const find = (ids: readonly number[]) =>
    ids.flatMap((each) => locations.find(({ location }) => location.id === each)?.location ?? []);
  const findActivity = (each: number): Activity[] =>
    activities.flatMap(({ activity }) => (activity.id === each ? [activity] : []));
  return {
    id,
    title,
    days: days.map(({ locationIds }) =>
      find(locationIds)
        .map(({ name }) => name)
        .join(', '),
    ),
    items: {
      locations: find(days.flatMap(({ locationIds }) => locationIds)).map(toItineraryLocation),
      activities: days.flatMap(({ activityIds = [] }) => activityIds).flatMap(findActivity),
    },
  } satisfies RelatedSample;
}

/** The shortest sample itinerary of each season that has more than this location. */
function findSamples(content: CatalogueContent, locationId: number): RelatedSample[] {
  const candidates = content.sampleItineraries.filter(({ days }) => {
    const ids = days.flatMap(({ locationIds }) => locationIds);
    return ids.length > 1 && ids.some((id) => id === locationId);
  });
  return (['summer', 'winter'] as const).flatMap((season) =>
    candidates
      .filter((sample) => sample.season === season)
      .sort((a, b) => a.days.length - b.days.length)
      .slice(0, 1)
      .map((sample) => describeSample(content, sample)),
  );
}

function toHours({ hours, lastEntryMinutes, note }: NonNullable<LocationAccess['openingHours']>) {
  return { ...compileOpeningHours(hours), ...(lastEntryMinutes && { lastEntryMinutes }), ...(note && { note }) };
}

const toPagePhotograph = (slug: string, { file, licence, ...rest }: Photograph): PagePhotograph => ({
  name: getPhotographName(slug, file),
  ...rest,
  licence,
  licenceUrl: LICENCES[licence],
});

function describeDetails(content: CatalogueContent, described: LocationContent): DescribedDetails {
  const { location, facts, access, contacts, photographs } = described;
  const { notice, openingHours, fee } = access;
  // A page of the specification shows what the specification has.
  const shown = location.also ? content.locations : content.locations.filter((each) => !each.location.also);
  const [combinesWith, nearby] = [findRelated(content, facts.combinesWith.value), findNearby(shown, described)];
  const activities = findActivities(content, location.id);
  const base = content.bases.find(({ id }) => id === facts.overnightBase?.value);
  return {
    pictureAlt: formatIllustrationAlt(getLocationPicture(location).alt),
    facts,
    notice: toFact(toPublishedNotice(notice), notice),
    ...(openingHours && { openingHours: toFact(toHours(openingHours), openingHours) }),
    ...(fee && {
      fee: toFact({ adultTenge: fee.adultTenge, carTenge: fee.carTenge, per: fee.per, note: fee.note }, fee),
    }),
    contacts,
    combinesWith,
    combinesOnTrip: findRelated(content, facts.combinesOnTrip?.value),
    overlapsWith: findRelated(content, facts.overlapsWith?.value),
    nearby,
    neighbours: findNeighbours(content, described),
    cards: findCards(content, [location.slug, ...[...combinesWith, ...nearby].map(({ slug }) => slug)]),
    samples: findSamples(content, location.id),
    activities,
    ...(photographs && { photographs: photographs.map((each) => toPagePhotograph(location.slug, each)) }),
    ...(base && { base: { name: base.name, beds: base.beds } }),
    sources: getPageSources(content.sources, [facts, activities, access, contacts, base?.beds]),
  };
}

/** Creates the details of a location: everything that its page shows beside its name, description and picture. */
export function createLocationDetails(content: CatalogueContent, described: LocationContent): LocationDetails {
  const details = describeDetails(content, described);
  const citedFacts = getCitedFacts(details, createDetailSections(described.location, details));
  return {
    ...details,
    sourceIds: getSourceIds(citedFacts, details.sources),
    essentials: describeEssentials(details),
  };
}
