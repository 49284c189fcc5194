import type { ProblemArrays } from './arrays.ts';

/**
 * The routes of all days with their times. Each position knows the earliest start of its service and the latest one that
 * keeps all later positions feasible, so that an insertion is tested in constant time (P. Vansteenwegen et al., 2009,
 * "Iterated local search for the team orienteering problem with time windows": wait and max-shift).
 *
 * Positions of a day are `day * stride` and following; the first and the last are its start and end.
 */
export class Schedule {
  readonly arrays: ProblemArrays;
  readonly stride: number;
  /** Positions in use per day: the stops and both ends. */
  readonly lengths: Int32Array;
  /** Per position: the point, its earliest start, the earliest departure, the latest start. */
  readonly points: Int32Array;
  readonly starts: Int32Array;
  readonly departs: Int32Array;
  readonly latests: Int32Array;
  /** The day of each stop, -1 while it is in no route. */
  readonly dayOf: Int32Array;
  /** `day * resources + resource`: what the stops of the day use. */
  private readonly used: Float64Array;

  /** @throws RangeError if a day cannot even be spent without stops. */
  constructor(arrays: ProblemArrays) {
    this.arrays = arrays;
    this.stride = arrays.stops + 2;
    const positions = arrays.days * this.stride;
    this.lengths = new Int32Array(arrays.days).fill(2);
    this.points = new Int32Array(positions);
    this.starts = new Int32Array(positions);
    this.departs = new Int32Array(positions);
    this.latests = new Int32Array(positions);
    this.dayOf = new Int32Array(arrays.stops).fill(-1);
    this.used = new Float64Array(arrays.days * arrays.resources);
    for (let day = 0; day < arrays.days; day++) {
      this.points[day * this.stride] = arrays.from[day] as number;
      this.points[day * this.stride + 1] = arrays.to[day] as number;
      if (!this.update(day)) throw new RangeError(`day ${day}: its end cannot be reached in time`);
    }
  }

  /** How many stops a day has. */
  countStops(day: number): number {
    return (this.lengths[day] as number) - 2;
  }

  /** Computes the times of a day; false, and no times, if a stop or the end can no longer be reached in time. */
  update(day: number): boolean {
    if (!this.updateStarts(day)) return false;
    this.updateLatests(day);
    return true;
  }

  private updateStarts(day: number): boolean {
    const { arrays, points, starts, departs } = this;
    const { services, travelTo, opens, closes, windowCounts } = arrays;
    const base = day * this.stride;
    const last = base + (this.lengths[day] as number) - 1;
    let depart = arrays.start[day] as number;
    let row = (points[base] as number) * arrays.points;
    starts[base] = depart;
    departs[base] = depart;
    for (let at = base + 1; at < last; at++) {
      const stop = points[at] as number;
      const cell = day * arrays.stops + stop;
      let start = depart + (travelTo[row + stop] as number);
      if (start > (closes[cell] as number)) return false;
      if (start < (opens[cell] as number)) start = opens[cell] as number;
      else if ((windowCounts[cell] as number) > 1) start = this.findStart(cell, start);
      depart = start + (services[stop] as number);
      starts[at] = start;
      departs[at] = depart;
      row = stop * arrays.points;
    }
    const arrival = depart + (travelTo[row + (points[last] as number)] as number);
    starts[last] = arrival;
    departs[last] = arrival;
    return arrival <= (arrays.end[day] as number);
  }

  private updateLatests(day: number): void {
    const { arrays, points, latests } = this;
    const { services, travelFrom, closes, windowCounts } = arrays;
    const base = day * this.stride;
    const last = base + (this.lengths[day] as number) - 1;
    let latest = arrays.end[day] as number;
    let row = (points[last] as number) * arrays.points;
    latests[last] = latest;
    for (let at = last - 1; at > base; at--) {
      const stop = points[at] as number;
      const cell = day * arrays.stops + stop;
      latest -= (travelFrom[row + stop] as number) + (services[stop] as number);
      if (latest > (closes[cell] as number)) latest = closes[cell] as number;
      else if ((windowCounts[cell] as number) > 1) latest = this.findLatestStart(cell, latest);
      latests[at] = latest;
      row = stop * arrays.points;
    }
  }

  /** The earliest start at or after a time that is not after the last closing. */
  findStart(cell: number, time: number): number {
    const { windowOpens, windowCloses, firstWindows } = this.arrays;
    let window = firstWindows[cell] as number;
    while ((windowCloses[window] as number) < time) window++;
    const open = windowOpens[window] as number;
    return Math.max(open, time);
  }

  /** The latest start at or before a time that is not before the first opening. */
  private findLatestStart(cell: number, time: number): number {
    const { windowOpens, windowCloses, firstWindows, windowCounts } = this.arrays;
    let window = (firstWindows[cell] as number) + (windowCounts[cell] as number) - 1;
    while ((windowOpens[window] as number) > time) window--;
    const close = windowCloses[window] as number;
    return Math.min(close, time);
  }

  /** Whether the resources that are left on a day are enough for a stop. */
  hasResources(day: number, stop: number): boolean {
    const { resources, amounts, capacities } = this.arrays;
    for (let i = 0; i < resources; i++) {
      const used = (this.used[day * resources + i] as number) + (amounts[stop * resources + i] as number);
      if (used > (capacities[day * resources + i] as number)) return false;
    }
    return true;
  }

  /** Puts a stop at a position, 1 being the first after the start, of a day where it fits. */
  insert(day: number, stop: number, position: number): void {
    const { points, lengths } = this;
    const at = day * this.stride + position;
    const end = day * this.stride + (lengths[day] as number);
    for (let k = end; k > at; k--) points[k] = points[k - 1] as number;
    points[at] = stop;
    lengths[day] = (lengths[day] as number) + 1;
    this.assign(stop, day, 1);
    this.update(day);
  }

  /** Takes stops out of a day, without computing its times. */
  remove(day: number, position: number, count: number): void {
    const { points, lengths } = this;
    const at = day * this.stride + position;
    const end = day * this.stride + (lengths[day] as number) - count;
    for (let k = at; k < at + count; k++) this.assign(points[k] as number, day, -1);
    for (let k = at; k < end; k++) points[k] = points[k + count] as number;
    lengths[day] = (lengths[day] as number) - count;
  }

  /** Puts the stops of a route into a day that has none. */
  fill(day: number, source: Int32Array, length: number): void {
    const base = day * this.stride;
    for (let k = 0; k < length; k++) this.points[base + k] = source[base + k] as number;
    for (let k = 1; k < length - 1; k++) this.assign(source[base + k] as number, day, 1);
    this.lengths[day] = length;
    this.update(day);
  }

  private assign(stop: number, day: number, sign: 1 | -1): void {
    const { resources, amounts } = this.arrays;
    this.dayOf[stop] = sign === 1 ? day : -1;
    for (let i = 0; i < resources; i++) {
      const at = day * resources + i;
      this.used[at] = (this.used[at] as number) + sign * (amounts[stop * resources + i] as number);
    }
  }
}
