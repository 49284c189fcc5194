import { compileOpeningHours } from '@almaty/planner/opening-hours';
import {
  PLANNING_DATA_VERSION,
  type PlanningActivity,
  PlanningData,
  type PlanningLocation,
  type Prices,
} from '@almaty/planner/schema';
import * as z from 'zod';
import type { Fact } from '../../src/content/schema.ts';
import type { ActivityContent, CatalogueContent, LocationContent } from '../content/catalogue-content.ts';

/** The name of a field and its value, if the fact is known. */
const known = <Name extends string, Value>(name: Name, fact: Fact<Value> | undefined) =>
  (fact ? { [name]: fact.value } : {}) as { [Key in Name]?: Value };

function toPlanningLocation({ location, facts, feePark, access: { notice, openingHours, fee } }: LocationContent) {
  return {
    id: location.id,
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
    ...(feePark && { park: feePark }),
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

function toPlanningActivity({ activity, facts }: ActivityContent) {
  return {
    id: activity.id,
    minutes: facts.minutes.value,
    nights: facts.nights.value,
    months: facts.months.value,
    ...(facts.monthsByLocation && {
      monthsByLocation: Object.fromEntries(
        facts.monthsByLocation.value.map((each) => [String(each.location), each.months]),
      ),
    }),
    locationIds: facts.locationIds.value,
    nodes: facts.nodes?.value ?? [],
    strenuousness: facts.strenuousness.value,
    weatherSensitive: facts.weatherSensitive.value,
    indoor: facts.indoor.value,
    bookAhead: facts.bookAhead.value,
    guide: facts.guide.value,
    ...(facts.openingHours && { openingHours: compileOpeningHours(facts.openingHours.value) }),
    addsToVisit: facts.addsToVisit.value,
    ...known('price', facts.priceTenge),
    bring: facts.bring.value,
  } satisfies PlanningActivity;
}

function toPrices({ vans, beds, ...prices }: CatalogueContent['prices']): Prices {
  return {
    busRide: prices.busRide.value,
    petrolLitre: prices.petrolLitre.value,
    litresPer100Km: prices.litresPer100Km.value,
    taxi: prices.taxi.value,
    cityKm: prices.cityKm.value,
    ...known('rentedCarDay', prices.rentedCarDay),
    ...known('driverDay', prices.driverDay),
    ...known('flight', prices.flight),
    vans,
    beds,
  };
}

/** Creates `planning.json`: what a planner computes with, without how it is known. */
export function createPlanningData(content: CatalogueContent): PlanningData {
  const { locations, activities, roads, bases, gateways, rules, packing } = content;
  const data = {
    version: PLANNING_DATA_VERSION,
    bases: bases.map(({ beds, ...base }) => ({ ...base, ...(beds && { beds: beds.value }) })),
    gateways,
    roads,
    locations: locations.map(toPlanningLocation),
    activities: activities.map(toPlanningActivity),
    rules,
    packing,
    prices: toPrices(content.prices),
  };
  // The schema removes what says how a fact is known.
  return z.parse(PlanningData, data);
}
