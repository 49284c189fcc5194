import type { Random } from '../../../src/solver/random.ts';
import type { Schedule } from './schedule.ts';

/** The longest string that is taken out of a day; measured: 4 and 8 are worse. */
const LONGEST_STRING = 6;

/** How often the strings lie near one stop instead of anywhere; measured between 0 and 1. */
const NEAR_SHARE = 0.8;

/** How often a string is taken out in two parts, which keeps the stops between them; measured between 0 and 1. */
const SPLIT_SHARE = 0.5;

/**
 * Takes strings of neighbouring stops out of some days (J. Christiaens and G. Vanden Berghe, 2020, "Slack induction by
 * string removals"): gaps beside each other in place or time are what other stops fit into.
 */
export class RuinRoutes {
  /** The stops that were taken out last. */
  count = 0;
  readonly removed: Int32Array;
  /** Days whose route differs from the current solution. */
  private readonly isChanged: Uint8Array;
  private readonly schedule: Schedule;

  constructor(schedule: Schedule, isChanged: Uint8Array) {
    this.schedule = schedule;
    this.isChanged = isChanged;
    this.removed = new Int32Array(schedule.arrays.stops);
  }

  ruin(random: Random): void {
    const { stops, days } = this.schedule.arrays;
    this.count = 0;
    const center = random.integer(stops);
    const isNear = days > 1 && random.fraction() < NEAR_SHARE;
    const first = random.integer(days);
    const last = first + random.integer(days);
    for (let index = first; index <= last; index++) {
      const day = index % days;
      this.isChanged[day] = 1;
      const visited = this.schedule.countStops(day);
      if (visited > 0) this.ruinDay(day, visited, isNear ? center : -1, random);
    }
  }

  private ruinDay(day: number, visited: number, center: number, random: Random): void {
    const size = Math.min(1 + random.integer(LONGEST_STRING), visited);
    const position =
      center < 0
        ? 1 + random.integer(visited - size + 1)
        : Math.min(Math.max(1, this.findNearest(day, center) - random.integer(size)), visited + 1 - size);
    if (size === 1 || random.fraction() >= SPLIT_SHARE) {
      this.remove(day, position, size);
      return;
    }
    const part = 1 + random.integer(size - 1);
    this.remove(day, position, part);
    const left = this.schedule.countStops(day);
    const other = Math.min(size - part, left);
    if (other > 0) this.remove(day, 1 + random.integer(left - other + 1), other);
  }

  /** The position of a day whose stop is the nearest to another stop. */
  private findNearest(day: number, center: number): number {
    const { arrays, points, stride } = this.schedule;
    let nearest = 1;
    let least = Number.POSITIVE_INFINITY;
    for (let position = this.schedule.countStops(day); position > 0; position--) {
      const stop = points[day * stride + position] as number;
      const time = arrays.travelTo[center * arrays.points + stop] as number;
      if (time > least) continue;
      least = time;
      nearest = position;
    }
    return nearest;
  }

  private remove(day: number, position: number, size: number): void {
    this.take(day, position, size);
    // Where a detour was shorter than the direct way, the stops that follow may now be too late: they go as well.
    while (!this.schedule.update(day)) this.take(day, Math.min(position, this.schedule.countStops(day)), 1);
  }

  private take(day: number, position: number, size: number): void {
    const { schedule } = this;
    for (let i = 0; i < size; i++) {
      this.removed[this.count++] = schedule.points[day * schedule.stride + position + i] as number;
    }
    schedule.remove(day, position, size);
  }
}
