import type { Schedule } from './schedule.ts';

/** A copy of the routes of all days. */
export class Snapshot {
  private readonly lengths: Int32Array;
  private readonly points: Int32Array;
  private readonly schedule: Schedule;

  constructor(schedule: Schedule) {
    this.schedule = schedule;
    this.lengths = schedule.lengths.slice();
    this.points = schedule.points.slice();
  }

  /** Copies the route of a day from the schedule. */
  save(day: number): void {
    const { points, lengths, stride } = this.schedule;
    const length = lengths[day] as number;
    const end = day * stride + length;
    for (let at = day * stride; at < end; at++) this.points[at] = points[at] as number;
    this.lengths[day] = length;
  }

  /** Copies the route of a day back; its stops must be in no other route. */
  load(day: number): void {
    this.schedule.fill(day, this.points, this.lengths[day] as number);
  }
}
