import type { PlanNames } from '../messages/plan-messages.ts';
import type { Plan, PlanningData } from '../schema/index.ts';
import { createRouteFinder } from './find-route.ts';
import { layOutMap, type MapLayout } from './lay-out-map.ts';
import { listTripMarks, type MapMark } from './list-marks.ts';
import type { Area, Size } from './projection.ts';

type Look = {
  size: Size;
  /** What the map shows; as much as the trip needs, unless given. */
  frame?: Area;
  /** The text of the key of 4x4 tracks. */
  roughText: string;
};

/** The map of a whole trip: its marks, and how it is laid out. */
export type TripMap = {
  marks: readonly MapMark[];
  layOut: (look: Look) => MapLayout;
};

/** Creates the map of a whole trip, on which a stop has the number of its day; null for a plan without known places. */
export function createTripMap(plan: Plan, data: PlanningData, names: PlanNames): TripMap | null {
  const { findRoute, findNode } = createRouteFinder(plan, data);
  const marks = listTripMarks(plan, data, names, findNode);
  if (marks.length === 0) return null;
  const route = [
    ...new Map(plan.days.flatMap(findRoute).map((part) => [`${part.from.id} ${part.to.id}`, part])).values(),
  ];
  return {
    marks,
    layOut: (look) => layOutMap({ roads: data.roads, route, marks, isMerged: true, ...look }),
  };
}
