import { NearStops } from './near-stops.ts';
import type { Schedule } from './schedule.ts';

/**
 * Finds where stops fit at the lowest cost. The cost of an insertion is by how much the next stop starts later (what
 * Vansteenwegen et al. call shift, after waiting) plus a share of the added travel and service, so that a stop that only
 * fills a wait is not free.
 */
export class Insertions {
  /** The share of added travel and service in the cost, 0 or more. */
  share = 0;
  /** The result of `findOne`. */
  cost = 0;
  position = 0;
  /** The results of `findAll`: a cost and a position, by stop, for each of the first `count` stops in `stops`. */
  count = 0;
  readonly stops: Int32Array;
  readonly costs: Float64Array;
  readonly positions: Int32Array;
  private readonly schedule: Schedule;
  private readonly near: NearStops;

  constructor(schedule: Schedule) {
    const { stops } = schedule.arrays;
    this.schedule = schedule;
    this.near = new NearStops(schedule.arrays);
    this.stops = new Int32Array(stops);
    this.costs = new Float64Array(stops).fill(Number.POSITIVE_INFINITY);
    this.positions = new Int32Array(stops);
  }

  /**
   * Finds the best position in a day of every stop that is in no route. It goes through the gaps of the route and, for
   * each, through the stops from near to far until the gap is too short for all that follow.
   */
  findAll(day: number): void {
    const { schedule, share, costs, positions, near } = this;
    const { arrays, points, starts, departs, latests, dayOf } = schedule;
    const { travelTo, travelFrom, services, opens, closes, windowCounts, leastTravel } = arrays;
    const base = day * schedule.stride;
    const last = base + (schedule.lengths[day] as number) - 1;
    const cells = day * arrays.stops;
    for (let i = 0; i < this.count; i++) costs[this.stops[i] as number] = Number.POSITIVE_INFINITY;
    this.count = 0;
    for (let at = base; at < last; at++) {
      const point = points[at] as number;
      const next = points[at + 1] as number;
      const depart = departs[at] as number;
      const latest = latests[at + 1] as number;
      const nextStart = starts[at + 1] as number;
      const longest = latest - depart - (leastTravel[next] as number);
      const direct = travelTo[point * arrays.points + next] as number;
      const row = next * arrays.points;
      near.prepare(point);
      const end = (point + 1) * arrays.stops;
      for (let i = point * arrays.stops; i < end; i++) {
        const time = near.times[i] as number;
        if (time > longest) break;
        const stop = near.stops[i] as number;
        if ((dayOf[stop] as number) >= 0) continue;
        const service = services[stop] as number;
        let start = depart + time - service;
        const open = opens[cells + stop] as number;
        if (start < open) start = open;
        else if (start > (closes[cells + stop] as number)) continue;
        else if ((windowCounts[cells + stop] as number) > 1) start = schedule.findStart(cells + stop, start);
        const out = travelFrom[row + stop] as number;
        const arrival = start + service + out;
        if (arrival > latest) continue;
        const delay = arrival > nextStart ? arrival - nextStart : 0;
        const cost = delay + share * (time + out - direct);
        const best = costs[stop] as number;
        if (cost >= best) continue;
        if (best === Number.POSITIVE_INFINITY) this.stops[this.count++] = stop;
        costs[stop] = cost;
        positions[stop] = at + 1 - base;
      }
    }
  }

  /** Finds the best position of one stop in a day; false if it fits nowhere. */
  findOne(day: number, stop: number): boolean {
    const { schedule, share } = this;
    const { arrays, points, starts, departs, latests } = schedule;
    const { travelTo, travelFrom } = arrays;
    const base = day * schedule.stride;
    const last = base + (schedule.lengths[day] as number) - 1;
    const cell = day * arrays.stops + stop;
    const open = arrays.opens[cell] as number;
    const close = arrays.closes[cell] as number;
    const isSplit = (arrays.windowCounts[cell] as number) > 1;
    const service = arrays.services[stop] as number;
    const least = arrays.leastVisit[stop] as number;
    const row = stop * arrays.points;
    let best = Number.POSITIVE_INFINITY;
    for (let at = base; at < last; at++) {
      const depart = departs[at] as number;
      if (depart > close) break;
      const latest = latests[at + 1] as number;
      if (latest - depart < least || latest < open + service) continue;
      const point = points[at] as number;
      const into = travelFrom[row + point] as number;
      let start = depart + into;
      if (start < open) start = open;
      else if (start > close) continue;
      else if (isSplit) start = schedule.findStart(cell, start);
      const out = travelTo[row + (points[at + 1] as number)] as number;
      const arrival = start + service + out;
      if (arrival > latest) continue;
      const nextStart = starts[at + 1] as number;
      const direct = travelTo[point * arrays.points + (points[at + 1] as number)] as number;
      const cost = (arrival > nextStart ? arrival - nextStart : 0) + share * (into + service + out - direct);
      if (cost >= best) continue;
      best = cost;
      this.position = at + 1 - base;
    }
    this.cost = best;
    return best < Number.POSITIVE_INFINITY;
  }
}
