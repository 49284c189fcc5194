import type { Random } from '../../../src/solver/random.ts';
import type { SearchModel } from '../../../src/solver/search.ts';
import type { ProblemArrays } from './arrays.ts';
import { RecreateRoutes } from './recreate-routes.ts';
import { RuinRoutes } from './ruin-routes.ts';
import { Schedule } from './schedule.ts';
import { Snapshot } from './snapshot.ts';

/** Team orienteering for the search; the score is the sum of the gains of all visited stops. */
export class OrienteeringModel implements SearchModel {
  private readonly schedule: Schedule;
  private readonly current: Snapshot;
  private readonly best: Snapshot;
  /** 1 for each day whose route may differ from the current solution: only these are copied. */
  private readonly isChanged: Uint8Array;
  private readonly ruinRoutes: RuinRoutes;
  private readonly recreateRoutes: RecreateRoutes;

  constructor(arrays: ProblemArrays) {
    this.schedule = new Schedule(arrays);
    this.isChanged = new Uint8Array(arrays.days).fill(1);
    this.current = new Snapshot(this.schedule);
    this.best = new Snapshot(this.schedule);
    this.ruinRoutes = new RuinRoutes(this.schedule, this.isChanged);
    this.recreateRoutes = new RecreateRoutes(this.schedule, this.ruinRoutes, this.isChanged);
  }

  ruin(random: Random): void {
    this.ruinRoutes.ruin(random);
  }

  recreate(random: Random): void {
    this.recreateRoutes.recreate(random);
  }

  score(): number {
    const { arrays, points, stride } = this.schedule;
    let sum = 0;
    for (let day = 0; day < arrays.days; day++) {
      const last = day * stride + this.schedule.countStops(day);
      for (let at = day * stride + 1; at <= last; at++) sum += arrays.gains[points[at] as number] as number;
    }
    return sum;
  }

  keep(): void {
    for (let day = 0; day < this.isChanged.length; day++) if (this.isChanged[day] === 1) this.current.save(day);
    this.isChanged.fill(0);
  }

  restore(): void {
    // All changed days are emptied first: a stop may have moved from one to another.
    for (let day = 0; day < this.isChanged.length; day++) if (this.isChanged[day] === 1) this.empty(day);
    for (let day = 0; day < this.isChanged.length; day++) if (this.isChanged[day] === 1) this.current.load(day);
    this.isChanged.fill(0);
  }

  keepBest(): void {
    for (let day = 0; day < this.isChanged.length; day++) this.best.save(day);
  }

  restoreBest(): void {
    for (let day = 0; day < this.isChanged.length; day++) this.empty(day);
    for (let day = 0; day < this.isChanged.length; day++) {
      this.best.load(day);
      this.current.save(day);
    }
    this.isChanged.fill(0);
  }

  /** The stops of each day, in order. */
  listRoutes(): number[][] {
    const { points, stride } = this.schedule;
    return Array.from(this.isChanged, (_, day) => {
      const first = day * stride + 1;
      return [...points.subarray(first, first + this.schedule.countStops(day))];
    });
  }

  private empty(day: number): void {
    this.schedule.remove(day, 1, this.schedule.countStops(day));
  }
}
