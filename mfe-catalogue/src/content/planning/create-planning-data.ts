import { compileOpeningHours } from '@almaty/planner/opening-hours';
import {
  type AccessFile,
  PLANNING_DATA_VERSION,
  type PlanningActivity,
  PlanningData,
  type PlanningLocation,
} from '@almaty/planner/schema';
import * as z from 'zod/mini';
import type { ActivityFacts, Fact, LocationFacts } from '../schema.ts';
import type { BasesFile, RoadsFile, RulesFile } from './schema.ts';

/** The validated content that planning data is made of. */
export type PlanningContent = BasesFile & {
  locations: readonly { id: number; slug: string }[];
  /** Slug -> facts of the location. */
  locationFacts: Readonly<Record<string, LocationFacts>>;
  /** Slug -> access file of the location. */
  accessFiles: Readonly<Record<string, AccessFile>>;
  /** Id -> facts of the activity. */
  activityFacts: Readonly<Record<number, ActivityFacts>>;
  roads: RoadsFile;
  rules: RulesFile;
};

/** The name of a field and its value, if the fact is known. */
const known = <Name extends string, Value>(name: Name, fact: Fact<Value> | undefined) =>
  (fact ? { [name]: fact.value } : {}) as { [Key in Name]?: Value };

function toPlanningLocation(id: number, facts: LocationFacts, { notice, openingHours, fee }: AccessFile) {
  return {
    id,
    node: facts.arrivalNode.value,
    visitMinutes: facts.visitMinutes.value,
    ...known('variants', facts.variants),
    bestMonths: facts.bestMonths.value,
    possibleMonths: facts.possibleMonths.value,
    ...(openingHours && {
      openingHours: { ...compileOpeningHours(openingHours.hours), lastEntryMinutes: openingHours.lastEntryMinutes },
    }),
    notice,
    ...(facts.seasonalClosures && { seasonalClosures: facts.seasonalClosures.map(({ value }) => value) }),
    daylightOnly: facts.daylightOnly.value,
    strenuousness: facts.strenuousness.value,
    ...known('ascentMetres', facts.ascentMetres),
    ...known('highestPointMetres', facts.highestPointMetres),
    ...known('permit', facts.permit),
    carryPassport: facts.carryPassport.value,
    ...(fee && { fee }),
    transport: facts.transport.value,
    ...known('bus', facts.bus),
    overnight: facts.overnight.value,
    ...known('overnightBase', facts.overnightBase),
    days: facts.days.value,
    guideAdvised: facts.guideAdvised.value,
    combinesWith: facts.combinesWith.value,
    combinesOnTrip: facts.combinesOnTrip?.value ?? [],
    overlapsWith: facts.overlapsWith?.value ?? [],
    indoor: facts.indoor.value,
  } satisfies PlanningLocation;
}

function toPlanningActivity(id: number, facts: ActivityFacts) {
  return {
    id,
    minutes: facts.minutes.value,
    nights: facts.nights.value,
    months: facts.months.value,
    ...known('monthsByLocation', facts.monthsByLocation),
    locationIds: facts.locationIds.value,
    nodes: facts.nodes?.value ?? [],
    strenuousness: facts.strenuousness.value,
    weatherSensitive: facts.weatherSensitive.value,
    indoor: facts.indoor.value,
    bookAhead: facts.bookAhead.value,
    guide: facts.guide.value,
    ...(facts.openingHours && { openingHours: compileOpeningHours(facts.openingHours.value) }),
    addsToVisit: facts.addsToVisit.value,
    bring: facts.bring.value,
  } satisfies PlanningActivity;
}

/** Creates `planning.json`: what a planner computes with, without how it is known. */
export function createPlanningData(content: PlanningContent): PlanningData {
  const { locations, locationFacts, accessFiles, activityFacts, roads, bases, gateways, rules } = content;
  const data = {
    version: PLANNING_DATA_VERSION,
    bases,
    gateways,
    roads,
    locations: locations.flatMap(({ id, slug }) => {
      const [facts, access] = [locationFacts[slug], accessFiles[slug]];
      return facts && access ? [toPlanningLocation(id, facts, access)] : [];
    }),
    activities: Object.entries(activityFacts).map(([id, facts]) => toPlanningActivity(Number(id), facts)),
    rules,
  };
  // The schema removes what says how a fact is known.
  return z.parse(PlanningData, data);
}
