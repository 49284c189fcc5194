import type { Day, OrienteeringProblem, Routes } from './problem.ts';

/** Follows the route of one day and names what breaks a rule of the day. */
function verifyDay(problem: OrienteeringProblem, index: number, day: Day, route: readonly number[]): string[] {
  const errors: string[] = [];
  const { stops, travel } = problem;
  let point = day.from;
  let time = day.start;
  for (const id of route) {
    const stop = stops[id];
    if (!stop) {
      errors.push(`day ${index}: there is no stop ${id}`);
      continue;
    }
    const arrival = time + (travel[point]?.[id] ?? Number.NaN);
    const window = day.windows[id]?.find(({ close }) => arrival <= close);
    if (!window) errors.push(`day ${index}: stop ${id} is reached at ${arrival}, when no window follows`);
    if (stop.day !== undefined && stop.day !== index)
      errors.push(`day ${index}: stop ${id} belongs to day ${stop.day}`);
    time = Math.max(arrival, window?.open ?? arrival) + stop.service;
    point = id;
  }
  const end = time + (travel[point]?.[day.to] ?? Number.NaN);
  if (!(end <= day.end)) errors.push(`day ${index}: ends at ${end} instead of ${day.end}`);
  day.capacities?.forEach((capacity, resource) => {
    const used = route.reduce((sum, id) => sum + (stops[id]?.amounts?.[resource] ?? 0), 0);
    if (used > capacity) errors.push(`day ${index}: uses ${used} of resource ${resource} instead of ${capacity}`);
  });
  return errors;
}

/**
 * Checks routes against every rule of a problem by following them stop by stop; it shares nothing with the solver.
 *
 * @returns one text for each broken rule; none if the routes are valid.
 */
export function verifyRoutes(problem: OrienteeringProblem, routes: Routes): string[] {
  const { days, stops } = problem;
  const errors = routes.length === days.length ? [] : [`${routes.length} routes for ${days.length} days`];
  days.forEach((day, index) => {
    errors.push(...verifyDay(problem, index, day, routes[index] ?? []));
  });
  const visits = routes.flat();
  for (const id of new Set(visits)) {
    const count = visits.filter((visit) => visit === id).length;
    if (count > 1) errors.push(`stop ${id} is visited ${count} times`);
  }
  stops.forEach((stop, id) => {
    if (stop.isMandatory && !visits.includes(id)) errors.push(`stop ${id} is mandatory, but not visited`);
  });
  return errors;
}

/** The profit of all stops of the routes. */
export const sumProfit = (problem: OrienteeringProblem, routes: Routes): number =>
  routes.flat().reduce((sum, id) => sum + (problem.stops[id]?.profit ?? 0), 0);
