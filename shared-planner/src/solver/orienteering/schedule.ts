import type { ProblemArrays } from './arrays.ts';

/**
 * The routes of all days with their times. Each position of a route knows the earliest start of its service and the latest
 * one that keeps all later positions feasible, so that an insertion is tested in constant time (P. Vansteenwegen et al.,
 * 2009, "Iterated local search for the team orienteering problem with time windows": wait and max-shift).
 */
export class Schedule {
  readonly stride: number;
  /** Positions in use per day: the stops and both ends. */
  readonly lengths: Int32Array;
  /** `day * stride + position`: the point, its earliest start, its earliest departure, its latest start. */
  readonly points: Int32Array;
  readonly starts: Int32Array;
  readonly departs: Int32Array;
  readonly latests: Int32Array;
  /** The day of a stop, -1 while it is in no route. */
  readonly dayOf: Int32Array;
  /** `day * resources + resource`: what the stops of the day use. */
  readonly used: Float64Array;
  /** The position and cost of the insertion that `findInsertion` found last. */
  position = 0;
  cost = 0;
  share = 0;

  readonly arrays: ProblemArrays;

  constructor(arrays: ProblemArrays) {
    this.arrays = arrays;
    this.stride = arrays.stops + 2;
    const size = arrays.days * this.stride;
    this.lengths = new Int32Array(arrays.days).fill(2);
    this.points = new Int32Array(size);
    this.starts = new Int32Array(size);
    this.departs = new Int32Array(size);
    this.latests = new Int32Array(size);
    this.dayOf = new Int32Array(arrays.stops).fill(-1);
    this.used = new Float64Array(arrays.days * arrays.resources);
    for (let day = 0; day < arrays.days; day++) {
      this.points[day * this.stride] = arrays.from[day] as number;
      this.points[day * this.stride + 1] = arrays.to[day] as number;
      this.update(day);
    }
  }

  /** Computes the times of a day; false if a stop can no longer be reached in time. */
  update(day: number): boolean {
    const { arrays, points, starts, departs, latests, stride } = this;
    const { services, travelTo, opens, closes, windowCounts } = arrays;
    const n = arrays.points;
    const base = day * stride;
    const last = base + (this.lengths[day] as number) - 1;
    const cells = day * arrays.stops;
    let depart = arrays.start[day] as number;
    let point = points[base] as number;
    starts[base] = depart;
    departs[base] = depart;
    for (let k = base + 1; k < last; k++) {
      const next = points[k] as number;
      let start = depart + (travelTo[point * n + next] as number);
      const open = opens[cells + next] as number;
      if (start < open) start = open;
      else if (start > (closes[cells + next] as number)) return false;
      else if ((windowCounts[cells + next] as number) > 1) start = this.nextOpen(cells + next, start);
      depart = start + (services[next] as number);
      starts[k] = start;
      departs[k] = depart;
      point = next;
    }
    let next = points[last] as number;
    let latest = arrays.end[day] as number;
    const arrival = depart + (travelTo[point * n + next] as number);
    starts[last] = arrival;
    departs[last] = arrival;
    latests[last] = latest;
    if (arrival > latest) return false;
    for (let k = last - 1; k > base; k--) {
      point = points[k] as number;
      latest -= (travelTo[point * n + next] as number) + (services[point] as number);
      const close = closes[cells + point] as number;
      if (latest > close) latest = close;
      else if ((windowCounts[cells + point] as number) > 1) latest = this.previousClose(cells + point, latest);
      latests[k] = latest;
      next = point;
    }
    latests[base] = starts[base] as number;
    return true;
  }

  /** The earliest start at or after `time` in a window of the cell. */
  private nextOpen(cell: number, time: number): number {
    const { windowOpens, windowCloses, firstWindows } = this.arrays;
    let w = firstWindows[cell] as number;
    while ((windowCloses[w] as number) < time) w++;
    const open = windowOpens[w] as number;
    return open > time ? open : time;
  }

  /** The latest start at or before `time` in a window of the cell. */
  private previousClose(cell: number, time: number): number {
    const { windowOpens, windowCloses, firstWindows, windowCounts } = this.arrays;
    let w = (firstWindows[cell] as number) + (windowCounts[cell] as number) - 1;
    while ((windowOpens[w] as number) > time) w--;
    const close = windowCloses[w] as number;
    return close < time ? close : time;
  }

  /** Finds the cheapest position of a stop in a day. */
  findInsertion(stop: number, day: number): boolean {
    const { arrays, points, starts, departs, latests, share } = this;
    const { resources, travelTo, travelFrom } = arrays;
    for (let r = 0; r < resources; r++) {
      const amount = arrays.amounts[stop * resources + r] as number;
      if ((this.used[day * resources + r] as number) + amount > (arrays.capacities[day * resources + r] as number))
        return false;
    }
    const cell = day * arrays.stops + stop;
    const open = arrays.opens[cell] as number;
    const close = arrays.closes[cell] as number;
    const isSplit = (arrays.windowCounts[cell] as number) > 1;
    const service = arrays.services[stop] as number;
    const row = stop * arrays.points;
    const base = day * this.stride;
    const last = base + (this.lengths[day] as number) - 1;
    let best = 0x7fffffff;
    let found = -1;
    let k = base;
    const leave = open + service;
    while (k < last && (latests[k + 1] as number) < leave) k++;
    for (; k < last; k++) {
      const depart = departs[k] as number;
      if (depart > close) break;
      let start = depart + (travelFrom[row + (points[k] as number)] as number);
      if (start < open) start = open;
      else if (start > close) continue;
      else if (isSplit) start = this.nextOpen(cell, start);
      const arrival = start + service + (travelTo[row + (points[k + 1] as number)] as number);
      if (arrival > (latests[k + 1] as number)) continue;
      let cost = arrival - (starts[k + 1] as number);
      if (cost < 0) cost = 0;
      if (share > 0) cost += share * (service + (travelFrom[row + (points[k] as number)] as number) + (travelTo[row + (points[k + 1] as number)] as number) - (travelTo[(points[k] as number) * arrays.points + (points[k + 1] as number)] as number));
      if (cost < best) {
        best = cost;
        found = k;
      }
    }
    if (found < 0) return false;
    this.position = found + 1 - base;
    this.cost = best;
    return true;
  }

  insert(stop: number, day: number, position: number): void {
    const { points, lengths } = this;
    const base = day * this.stride;
    const length = lengths[day] as number;
    for (let k = base + length; k > base + position; k--) points[k] = points[k - 1] as number;
    points[base + position] = stop;
    lengths[day] = length + 1;
    this.dayOf[stop] = day;
    const { resources, amounts } = this.arrays;
    for (let r = 0; r < resources; r++)
      this.used[day * resources + r] = (this.used[day * resources + r] as number) + (amounts[stop * resources + r] as number);
    this.update(day);
  }

  /** Takes `count` stops from a position on out of a day; the times are not yet updated. */
  removeString(day: number, position: number, count: number): void {
    const { points, lengths } = this;
    const base = day * this.stride;
    const length = lengths[day] as number;
    const { resources, amounts } = this.arrays;
    for (let k = base + position; k < base + position + count; k++) {
      const stop = points[k] as number;
      this.dayOf[stop] = -1;
      for (let r = 0; r < resources; r++)
        this.used[day * resources + r] = (this.used[day * resources + r] as number) - (amounts[stop * resources + r] as number);
    }
    for (let k = base + position; k < base + length - count; k++) points[k] = points[k + count] as number;
    lengths[day] = length - count;
  }
}
