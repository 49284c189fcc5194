import type { Random } from '../random.ts';
import type { SearchModel } from '../search.ts';
import type { ProblemArrays } from './arrays.ts';
import { Schedule } from './schedule.ts';

export interface Tuning {
  maxString: number;
  noise: number;
  spread: number;
  c: number;
  skip: number;
  days: number;
  near: number;
  delay: number;
  exp: number;
  mix: number;

}
export const TUNING: Tuning = { maxString: 10, noise: 2, spread: 1, c: 1, skip: 0, days: 0, near: 0.5, delay: 0, exp: 0, mix: 0 };

class Copy {
  lengths: Int32Array;
  points: Int32Array;
  constructor(s: Schedule) {
    this.lengths = new Int32Array(s.lengths);
    this.points = new Int32Array(s.points);
  }
}

export class OrienteeringModel implements SearchModel {
  readonly schedule: Schedule;
  private readonly current: Copy;
  private readonly best: Copy;
  private readonly arrays: ProblemArrays;
  private readonly tuning: Tuning;
  private readonly isDirty: Uint8Array;
  private readonly removed: Int32Array;
  private removedCount = 0;
  private readonly candidateStops: Int32Array;
  private readonly candidateDays: Int32Array;
  private readonly candidatePositions: Int32Array;
  private readonly candidateVersions: Int32Array;
  private readonly candidateWeights: Float64Array;
  private readonly candidateValues: Float64Array;
  private count = 0;
  private c = 0;
  private readonly versions: Int32Array;
  private readonly weights: Float64Array[];
  private readonly stopsOf: Int32Array[];

  constructor(arrays: ProblemArrays, tuning: Tuning) {
    this.arrays = arrays;
    this.tuning = tuning;
    this.schedule = new Schedule(arrays); this.schedule.share = tuning.delay;
    this.current = new Copy(this.schedule);
    this.best = new Copy(this.schedule);
    this.isDirty = new Uint8Array(arrays.days).fill(1);
    this.removed = new Int32Array(arrays.stops);
    const cells = arrays.days * arrays.stops;
    this.candidateStops = new Int32Array(cells);
    this.candidateDays = new Int32Array(cells);
    this.candidatePositions = new Int32Array(cells);
    this.candidateVersions = new Int32Array(cells);
    this.candidateWeights = new Float64Array(cells);
    this.candidateValues = new Float64Array(cells);
    this.versions = new Int32Array(arrays.days);
    const g = arrays.gains;
    this.weights = [
      g.slice(),
      g.map((x) => x * Math.sqrt(x)),
      g.map((x) => x * x),
      g.map((x) => x * x * x),
    ];
    this.stopsOf = Array.from({ length: arrays.days }, (_, d) =>
      Int32Array.from(
        Array.from({ length: arrays.stops }, (_, s) => s).filter((s) => (arrays.closes[d * arrays.stops + s] as number) >= 0),
      ),
    );
  }

  ruin(random: Random): void {
    const { schedule, arrays, tuning } = this;
    const { lengths } = schedule;
    this.removedCount = 0;
    const seed = random.integer(arrays.stops);
    const days = arrays.days;
    // Most days
    const wanted = tuning.days === 0 ? 1 + random.integer(days) : tuning.days === 1 ? days : tuning.days === 2 ? days - (random.fraction() < 0.5 ? 0 : random.integer(days)) : 1;
    const first = random.integer(days);
    const near = random.fraction() < tuning.near;
    for (let i = 0; i < wanted; i++) {
      const day = (first + i) % days;
      const count = (lengths[day] as number) - 2;
      if (count === 0) {
        this.isDirty[day] = 1;
        continue;
      }
      let size = 1 + random.integer(tuning.maxString);
      if (size > count) size = count;
      let position: number;
      if (near && days > 1) {
        let best = 0x7fffffff;
        let at = 0;
        for (let p = 1; p <= count; p++) {
          const t = arrays.travelTo[seed * arrays.points + (schedule.points[day * schedule.stride + p] as number)] as number;
          if (t < best) {
            best = t;
            at = p;
          }
        }
        position = at - random.integer(size);
        if (position < 1) position = 1;
        if (position + size > count + 1) position = count + 1 - size;
      } else {
        position = 1 + random.integer(count - size + 1);
      }
      this.removeFrom(day, position, size);
    }
  }

  private removeFrom(day: number, position: number, size: number): void {
    const { schedule } = this;
    const base = day * schedule.stride;
    for (let k = 0; k < size; k++) this.removed[this.removedCount++] = schedule.points[base + position + k] as number;
    schedule.removeString(day, position, size);
    this.isDirty[day] = 1;
    let left = (schedule.lengths[day] as number) - 2;
    let at = position;
    while (!schedule.update(day)) {
      // Travel times that break the triangle inequality: what follows goes as well.
      if (at > left) at = left;
      this.removed[this.removedCount++] = schedule.points[base + at] as number;
      schedule.removeString(day, at, 1);
      left--;
    }
  }

  recreate(random: Random): void {
    const { schedule, arrays, isDirty } = this;
    const { dayOf } = schedule;
    const t = this.tuning;
    this.count = 0;
    const e = t.exp; const weights = this.weights[e < 4 ? (e === 0 ? random.integer(4) : e) : e === 4 ? random.integer(3) : e === 5 ? 1 + random.integer(3) : e === 6 ? 0 : 1 + random.integer(2)] as Float64Array;
    const noise = random.fraction() * t.noise;
    if (t.mix === 1) this.schedule.share = random.fraction() * t.delay;
    else if (t.mix === 2) { const f = random.fraction(); this.schedule.share = f * f * t.delay; }
    else if (t.mix === 3) { const f = random.fraction(); this.schedule.share = f / (1.05 - f); }
    this.c = t.c * ((arrays.end[0] as number) - (arrays.start[0] as number)) / 1000;
    const skip = Math.floor(t.skip * 0x100000000);
    for (let day = 0; day < arrays.days; day++) {
      if (isDirty[day]) {
        const stops = this.stopsOf[day] as Int32Array;
        for (let i = 0; i < stops.length; i++) {
          const stop = stops[i] as number;
          if ((dayOf[stop] as number) < 0 && (skip === 0 || random.next() >= skip) && schedule.findInsertion(stop, day)) this.add(stop, day, weights, noise, random);
        }
      } else {
        for (let i = 0; i < this.removedCount; i++) {
          const stop = this.removed[i] as number;
          if ((arrays.closes[day * arrays.stops + stop] as number) >= 0 && schedule.findInsertion(stop, day))
            this.add(stop, day, weights, noise, random);
        }
      }
    }
    this.insertAll();
  }

  private add(stop: number, day: number, weights: Float64Array, noise: number, random: Random): void {
    const at = this.count++;
    this.candidateStops[at] = stop;
    this.candidateDays[at] = day;
    this.candidatePositions[at] = this.schedule.position;
    this.candidateVersions[at] = this.versions[day] as number;
    const weight = (weights[stop] as number) * (1 + noise * random.fraction());
    this.candidateWeights[at] = weight;
    this.candidateValues[at] = weight / (this.schedule.cost + this.c);
  }

  private insertAll(): void {
    const { schedule, candidateValues, candidateStops, candidateDays, candidateVersions, versions, candidateWeights } = this;
    const { dayOf } = schedule;
    while (this.count > 0) {
      let at = 0;
      let best = candidateValues[0] as number;
      for (let i = 1; i < this.count; i++) {
        const v = candidateValues[i] as number;
        if (v > best) {
          best = v;
          at = i;
        }
      }
      const stop = candidateStops[at] as number;
      const day = candidateDays[at] as number;
      if ((dayOf[stop] as number) >= 0) {
        this.drop(at);
      } else if (candidateVersions[at] !== versions[day]) {
        if (schedule.findInsertion(stop, day)) {
          this.candidatePositions[at] = schedule.position;
          candidateVersions[at] = versions[day] as number;
          candidateValues[at] = (candidateWeights[at] as number) / (schedule.cost + this.c);
        } else this.drop(at);
      } else {
        schedule.insert(stop, day, this.candidatePositions[at] as number);
        this.isDirty[day] = 1;
        versions[day] = (versions[day] as number) + 1;
        this.drop(at);
      }
    }
  }

  private drop(at: number): void {
    const last = --this.count;
    this.candidateStops[at] = this.candidateStops[last] as number;
    this.candidateDays[at] = this.candidateDays[last] as number;
    this.candidatePositions[at] = this.candidatePositions[last] as number;
    this.candidateVersions[at] = this.candidateVersions[last] as number;
    this.candidateWeights[at] = this.candidateWeights[last] as number;
    this.candidateValues[at] = this.candidateValues[last] as number;
  }

  score(): number {
    const { schedule, arrays } = this;
    let sum = 0;
    for (let day = 0; day < arrays.days; day++) {
      const base = day * schedule.stride;
      const last = base + (schedule.lengths[day] as number) - 1;
      for (let k = base + 1; k < last; k++) sum += arrays.gains[schedule.points[k] as number] as number;
    }
    return sum;
  }

  private copyTo(copy: Copy, day: number): void {
    const base = day * this.schedule.stride;
    const length = this.schedule.lengths[day] as number;
    copy.lengths[day] = length;
    for (let k = base; k < base + length; k++) copy.points[k] = this.schedule.points[k] as number;
  }

  private clear(day: number): void {
    const base = day * this.schedule.stride;
    const last = base + (this.schedule.lengths[day] as number) - 1;
    for (let k = base + 1; k < last; k++) this.schedule.dayOf[this.schedule.points[k] as number] = -1;
  }

  private copyFrom(copy: Copy, day: number): void {
    const { schedule } = this;
    const base = day * schedule.stride;
    const length = copy.lengths[day] as number;
    schedule.lengths[day] = length;
    const { resources, amounts } = this.arrays;
    for (let r = 0; r < resources; r++) schedule.used[day * resources + r] = 0;
    for (let k = base; k < base + length; k++) schedule.points[k] = copy.points[k] as number;
    for (let k = base + 1; k < base + length - 1; k++) {
      const stop = copy.points[k] as number;
      schedule.dayOf[stop] = day;
      for (let r = 0; r < resources; r++)
        schedule.used[day * resources + r] =
          (schedule.used[day * resources + r] as number) + (amounts[stop * resources + r] as number);
    }
    schedule.update(day);
  }

  keep(): void {
    for (let day = 0; day < this.arrays.days; day++)
      if (this.isDirty[day]) {
        this.copyTo(this.current, day);
        this.isDirty[day] = 0;
      }
  }

  restore(): void {
    for (let day = 0; day < this.arrays.days; day++) if (this.isDirty[day]) this.clear(day);
    for (let day = 0; day < this.arrays.days; day++)
      if (this.isDirty[day]) {
        this.copyFrom(this.current, day);
        this.isDirty[day] = 0;
      }
  }

  keepBest(): void {
    for (let day = 0; day < this.arrays.days; day++) this.copyTo(this.best, day);
  }

  restoreBest(): void {
    for (let day = 0; day < this.arrays.days; day++) this.clear(day);
    for (let day = 0; day < this.arrays.days; day++) {
      this.copyFrom(this.best, day);
      this.copyTo(this.current, day);
    }
    this.isDirty.fill(0);
  }

  routes(): number[][] {
    return Array.from({ length: this.arrays.days }, (_, day) => {
      const base = day * this.schedule.stride;
      return [...this.schedule.points.subarray(base + 1, base + (this.schedule.lengths[day] as number) - 1)];
    });
  }
}
