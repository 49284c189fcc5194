import type { Random } from '../../../src/solver/random.ts';
import { Candidates } from './candidates.ts';
import { Insertions } from './insertions.ts';
import type { RuinRoutes } from './ruin-routes.ts';
import type { Schedule } from './schedule.ts';

/** The largest share of added travel in the cost of an insertion; measured: 1 and less are worse. */
const MAX_SHARE = 4;

/** What is added to each cost, as a share of the first day: small differences between cheap insertions count less. */
const BASE_COST = 0.03;

/** How often a stop comes last; it helps on a single day only, where a route is a small choice of many stops. */
const POSTPONED_SHARE = 0.1;

const POSTPONED_WEIGHT = 0.001;

/** The powers that weigh gains, by products and roots, which every engine rounds alike. */
function listPowers(gains: Float64Array, days: number): Float64Array[] {
  const powers = [gains.map((x) => x * Math.sqrt(x)), gains.map((x) => x * x), gains.map((x) => x * x * x)];
  return days > 1 ? powers : [gains, ...powers];
}

/**
 * Inserts stops greedily by weight per cost until none fits. Weight is a power of the gain times a random factor; power,
 * factors and cost differ between calls, so that the same gaps are filled in other ways. (The ratio of squared score to
 * shift is from Vansteenwegen et al., 2009.)
 */
export class RecreateRoutes {
  private readonly schedule: Schedule;
  private readonly ruin: RuinRoutes;
  private readonly isChanged: Uint8Array;
  private readonly insertions: Insertions;
  private readonly candidates: Candidates;
  /** Powers of the gains; with mandatory stops also of the profits, so that they do not always come first. */
  private readonly gainPowers: readonly Float64Array[];
  /** How often each day was changed: a candidate computed for an older version is computed again. */
  private readonly versions: Int32Array;
  private readonly baseCost: number;
  private gains: Float64Array;
  private noise = 0;

  constructor(schedule: Schedule, ruin: RuinRoutes, isChanged: Uint8Array) {
    const { gains, profits, days, start, end } = schedule.arrays;
    this.schedule = schedule;
    this.ruin = ruin;
    this.isChanged = isChanged;
    this.insertions = new Insertions(schedule);
    this.candidates = new Candidates(schedule.arrays);
    this.versions = new Int32Array(days);
    const isPlain = profits.every((profit, stop) => profit === gains[stop]);
    this.gainPowers = isPlain ? listPowers(gains, days) : [...listPowers(gains, days), ...listPowers(profits, days)];
    this.gains = gains;
    this.baseCost = Math.max(1, BASE_COST * ((end[0] ?? 0) - (start[0] ?? 0)));
  }

  recreate(random: Random): void {
    this.drawStyle(random);
    this.candidates.count = 0;
    for (let day = 0; day < this.schedule.arrays.days; day++) {
      if (this.isChanged[day] === 1) this.addAll(day, random);
      else this.addRemoved(day, random);
    }
    this.candidates.sort();
    this.insertCandidates();
  }

  private drawStyle(random: Random): void {
    this.gains = this.gainPowers[random.integer(this.gainPowers.length)] ?? this.gains;
    // Mostly little noise, sometimes so much that the order is nearly random.
    const level = random.fraction();
    this.noise = (this.schedule.arrays.days > 1 ? level : 2 * level) / (1.02 - level);
    this.insertions.share = MAX_SHARE * random.fraction();
  }

  /** Every stop without a route may fit into a day that was changed. */
  private addAll(day: number, random: Random): void {
    const { insertions } = this;
    insertions.findAll(day);
    for (let i = 0; i < insertions.count; i++) {
      const stop = insertions.stops[i] as number;
      this.add(day, stop, insertions.positions[stop] as number, insertions.costs[stop] as number, random);
    }
  }

  /** No stop fitted into the other days: only what was just removed from elsewhere may. */
  private addRemoved(day: number, random: Random): void {
    const { insertions, ruin } = this;
    for (let i = 0; i < ruin.count; i++) {
      const stop = ruin.removed[i] as number;
      if (insertions.findOne(day, stop)) this.add(day, stop, insertions.position, insertions.cost, random);
    }
  }

  private add(day: number, stop: number, position: number, cost: number, random: Random): void {
    const { schedule, candidates } = this;
    if (!schedule.hasResources(day, stop)) return;
    let weight = (this.gains[stop] as number) * (1 + this.noise * random.fraction());
    if (schedule.arrays.days === 1 && random.fraction() < POSTPONED_SHARE) weight *= POSTPONED_WEIGHT;
    candidates.add(stop, day, position, weight, weight / (cost + this.baseCost), this.versions[day] as number);
  }

  private insertCandidates(): void {
    const { schedule, candidates, versions } = this;
    while (candidates.count > 0) {
      const first = candidates.first();
      const stop = candidates.stops[first] as number;
      const day = candidates.days[first] as number;
      if ((schedule.dayOf[stop] as number) >= 0) {
        candidates.removeFirst();
      } else if (candidates.versions[first] !== versions[day]) {
        this.recompute(first, stop, day);
      } else {
        schedule.insert(day, stop, candidates.positions[first] as number);
        this.isChanged[day] = 1;
        versions[day] = (versions[day] as number) + 1;
        candidates.removeFirst();
      }
    }
  }

  /** Insertions get dearer as a day fills up, so the first candidate that is up to date is the best one (lazy greedy). */
  private recompute(candidate: number, stop: number, day: number): void {
    const { insertions, candidates, schedule } = this;
    if (schedule.hasResources(day, stop) && insertions.findOne(day, stop)) {
      const value = (candidates.weights[candidate] as number) / (insertions.cost + this.baseCost);
      candidates.changeFirst(insertions.position, value, this.versions[day] as number);
    } else {
      candidates.removeFirst();
    }
  }
}
