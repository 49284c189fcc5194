import { compileOpeningHours } from '@almaty/planner/opening-hours';
import type { AccessFile, Fee, OpeningHours, PublishedNotice } from '@almaty/planner/schema';
import { activities } from '../activities.ts';
import { activityFacts } from '../facts/activities/index.ts';
import { locationFacts } from '../facts/index.ts';
import { locations } from '../locations.ts';
import { accessFiles, bases } from '../parsed-content.ts';
import type { Fact, LocationFacts } from '../schema.ts';
import { toPublishedNotice } from './card-summary.ts';
import { collectSources, type PageSource, toSourceId } from './page-sources.ts';

/** A location that another one leads to. */
export type RelatedLocation = { name: string; slug: string };

/** Everything that the page of a location shows beside its name, description and picture. */
export type LocationDetails = {
  facts: LocationFacts;
  notice: Fact<PublishedNotice>;
  /** Missing when the hours are not known. */
  openingHours?: Fact<OpeningHours & { note?: string | undefined }>;
  fee?: Fact<Fee>;
  combinesWith: readonly RelatedLocation[];
  combinesOnTrip: readonly RelatedLocation[];
  overlapsWith: readonly RelatedLocation[];
  /** What can be done there, in which months, and what to bring for it. */
  activities: readonly { name: string; months: Fact<readonly number[]>; bring: Fact<readonly string[]> }[];
  /** Where to sleep, if it is far. */
  baseName?: string;
  /** Id of a source -> what the page shows of it. */
  sources: Readonly<Record<string, PageSource>>;
};

/** A fact of an access file in the form of the other facts: its sources become ids of the page's list. */
function toFact<Value>(value: Value, evidence: Pick<AccessFile['notice'], 'confidence' | 'sources' | 'checkedOn'>) {
  const { confidence, sources, checkedOn } = evidence;
  return { value, confidence, sources: sources.map(toSourceId), checkedOn } satisfies Fact<Value>;
}

const findRelated = (ids: readonly number[] = []): RelatedLocation[] =>
  locations.filter(({ id }) => ids.includes(id)).map(({ name, slug }) => ({ name, slug }));

/** The activities that can be done at a location, with the months in which they can be done there. */
function findActivities(locationId: number | undefined): LocationDetails['activities'] {
  return activities.flatMap(({ id, name }) => {
    const facts = activityFacts[id];
    if (!facts || locationId === undefined || !facts.locationIds.value.includes(locationId)) return [];
    const { months, monthsByLocation, bring } = facts;
    const monthsThere = monthsByLocation?.value[locationId];
    return [{ name, months: monthsThere ? { ...monthsByLocation, value: monthsThere } : months, bring }];
  });
}

function toHours({ hours, lastEntryMinutes, note }: NonNullable<AccessFile['openingHours']>) {
  return { ...compileOpeningHours(hours), ...(lastEntryMinutes && { lastEntryMinutes }), ...(note && { note }) };
}

function createLocationDetails(slug: string, facts: LocationFacts, access: AccessFile): LocationDetails {
  const activitiesThere = findActivities(locations.find((location) => location.slug === slug)?.id);
  const { notice, openingHours, fee } = access;
  const base = bases.find(({ id }) => id === facts.overnightBase?.value);
  return {
    facts,
    notice: toFact(toPublishedNotice(notice), notice),
    ...(openingHours && { openingHours: toFact(toHours(openingHours), openingHours) }),
    ...(fee && {
      fee: toFact({ adultTenge: fee.adultTenge, carTenge: fee.carTenge, per: fee.per, note: fee.note }, fee),
    }),
    combinesWith: findRelated(facts.combinesWith.value),
    combinesOnTrip: findRelated(facts.combinesOnTrip?.value),
    overlapsWith: findRelated(facts.overlapsWith?.value),
    activities: activitiesThere,
    ...(base && { baseName: base.name }),
    sources: collectSources([facts, activitiesThere], access),
  };
}

/** The details of every location, by its slug. */
export const locationDetails: Readonly<Record<string, LocationDetails>> = Object.fromEntries(
  Object.entries(locationFacts).flatMap(([slug, facts]) => {
    const access = accessFiles[slug];
    return access ? [[slug, createLocationDetails(slug, facts, access)]] : [];
  }),
);
