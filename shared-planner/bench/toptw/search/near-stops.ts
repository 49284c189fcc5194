import type { ProblemArrays } from './arrays.ts';

/** More than there are stops, so that a time and a stop share one number that sorts by time. */
const STOPS = 0x100000;

/** For each point the stops in order of travel and service, sorted when the point is first asked for. */
export class NearStops {
  /** `point * stops + rank`: the stop, and the time from leaving the point to leaving the stop, without waiting. */
  readonly stops: Int32Array;
  readonly times: Int32Array;
  private readonly arrays: ProblemArrays;
  private readonly isSorted: Uint8Array;
  private readonly keys: Float64Array;

  constructor(arrays: ProblemArrays) {
    this.arrays = arrays;
    this.stops = new Int32Array(arrays.points * arrays.stops);
    this.times = new Int32Array(arrays.points * arrays.stops);
    this.isSorted = new Uint8Array(arrays.points);
    this.keys = new Float64Array(arrays.stops);
  }

  /** Makes sure that the row of a point is filled. */
  prepare(point: number): void {
    if (this.isSorted[point] === 1) return;
    this.isSorted[point] = 1;
    const { keys } = this;
    const { stops, points, services, travelTo } = this.arrays;
    for (let stop = 0; stop < stops; stop++) {
      const time = (travelTo[point * points + stop] as number) + (services[stop] as number);
      keys[stop] = time * STOPS + stop;
    }
    keys.sort();
    for (let rank = 0; rank < stops; rank++) {
      const key = keys[rank] as number;
      const time = Math.floor(key / STOPS);
      this.times[point * stops + rank] = time;
      this.stops[point * stops + rank] = key - time * STOPS;
    }
  }
}
