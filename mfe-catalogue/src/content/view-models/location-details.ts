import { compileOpeningHours } from '@almaty/planner/opening-hours';
import type { AccessFile, Fee, OpeningHours, PublishedNotice } from '@almaty/planner/schema';
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

function toHours({ hours, lastEntryMinutes, note }: NonNullable<AccessFile['openingHours']>) {
  return { ...compileOpeningHours(hours), ...(lastEntryMinutes && { lastEntryMinutes }), ...(note && { note }) };
}

function createLocationDetails(facts: LocationFacts, access: AccessFile): LocationDetails {
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
    ...(base && { baseName: base.name }),
    sources: collectSources(facts, access),
  };
}

/** The details of every location, by its slug. */
export const locationDetails: Readonly<Record<string, LocationDetails>> = Object.fromEntries(
  Object.entries(locationFacts).flatMap(([slug, facts]) => {
    const access = accessFiles[slug];
    return access ? [[slug, createLocationDetails(facts, access)]] : [];
  }),
);
