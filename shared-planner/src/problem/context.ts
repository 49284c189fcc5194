import { listDates } from '../calendar/date-list.ts';
import { type Daylight, getDaylight } from '../calendar/daylight.ts';
import type { RoadNetwork, Roads } from '../roads/index.ts';
import { type Rules, readRules } from '../rules/read-rules.ts';
import type { PlanRequest } from '../schema/plan-request.ts';
import type { Base, PlanningData } from '../schema/planning-data.ts';
import { addBookedActivities, addBookedItems } from './bookings.ts';
import { chooseVariants } from './variants.ts';

/** A request with everything that its problem is made from; its bookings are among the activities of data and request. */
export type Context = {
  data: PlanningData;
  network: RoadNetwork;
  request: PlanRequest;
  rules: Rules;
  /** The days to plan, yyyy-MM-dd. */
  dates: readonly string[];
  /** Number of the first of them in the trip, from 0. */
  firstDay: number;
  /** The nodes where one can eat. */
  nodesWithFood: ReadonlySet<string>;
  /** Where a visitor sleeps unless something asks for another base. */
  home: Base;
  getRoads: (date: string) => Roads;
  /** Rounded, so that days in a row are of one kind and are searched once. */
  getDaylight: (date: string) => Daylight;
};

const DAYLIGHT_STEP = 10;

/**
 * Creates the context of a request.
 *
 * @throws Error when the planning data has no base or lacks a rule.
 */
export function createContext(data: PlanningData, network: RoadNetwork, request: PlanRequest): Context {
  const rules = readRules(data.rules, request.preferences.pace);
  const [home] = data.bases;
  if (!home) throw new Error('The planning data has no base: add one to planning/bases.yml.');
  return {
    data: addBookedActivities(chooseVariants(data, request.variants), request.preferences.bookings ?? []),
    network,
    request: addBookedItems(request),
    rules,
    dates: listDates(request.start_date, request.end_date),
    firstDay: request.underway?.daysBefore ?? 0,
    nodesWithFood: new Set(data.roads.nodes.flatMap(({ id, canEat }) => (canEat ? [id] : []))),
    home,
    getRoads: (date) => network.getRoads(date, request.preferences.transport, rules),
    getDaylight: rememberByDate((date) => {
      const { sunrise, sunset } = getDaylight(date);
      return {
        sunrise: Math.ceil(sunrise / DAYLIGHT_STEP) * DAYLIGHT_STEP,
        sunset: Math.floor(sunset / DAYLIGHT_STEP) * DAYLIGHT_STEP,
      };
    }),
  };
}

/** The context of the same trip with some fields of its request changed; never its variants. */
export const changeRequest = (
  { data, network, request, getDaylight: getKnown }: Context,
  change: Partial<PlanRequest>,
): Context => ({ ...createContext(data, network, { ...request, ...change }), getDaylight: getKnown });

/** Computes a value once for each date. */
function rememberByDate<Value>(compute: (date: string) => Value): (date: string) => Value {
  const values = new Map<string, Value>();
  return (date) => {
    const known = values.get(date);
    if (known !== undefined) return known;
    const value = compute(date);
    values.set(date, value);
    return value;
  };
}
