import type { Budget } from './budget.ts';
import { type Evaluation, evaluate, isBetter } from './evaluate.ts';
import { solveExactly } from './exact.ts';
import { getMainShare } from './objective.ts';
import type { Problem } from './problem.ts';
import type { Random } from './random.ts';
import { restrict } from './restrict.ts';
import type { SearchModel } from './search.ts';
import type { DayRoute } from './solution.ts';

/** The most stops that are planned anew at once: 1,024 sets are solved in a few milliseconds. */
const MAX_PART_STOPS = 10;

/** The most days that are planned anew at once. */
const MAX_PART_DAYS = 4;

/** How often days are taken that need not be neighbours, and how often a stop is left out for once. */
const APART_SHARE = 0.5;
const DROP_SHARE = 0.3;

const listStops = (route: DayRoute): number[] => route.moves.map(({ stop }) => stop);

/**
 * A trip with too many stops to be solved at once, as a model of the search: it takes the stops of some days out, and plans
 * these days anew with those stops and stops that are in no day, exactly (fix-and-optimise: Helber and Sahling 2010).
 */
export class TripModel implements SearchModel {
  readonly #problem: Problem;
  readonly #budget: Budget;
  #routes: DayRoute[];
  #current: DayRoute[];
  #best: DayRoute[];
  #bestEvaluation: Evaluation = { stays: 0, profit: -1, main: 0, rest: 0 };
  /** The profit of an average stop. */
  readonly #worth: number;
  /** What the next call of `recreate` plans anew. */
  #part: { days: number[]; stops: number[] } = { days: [], stops: [] };

  /**
   * @param empty the routes of all days without stops, as a first solution.
   * @param budget of steps: `recreate` throws when they are spent, and the best solution can still be restored.
   */
  constructor(problem: Problem, empty: readonly DayRoute[], budget: Budget) {
    this.#problem = problem;
    this.#budget = budget;
    this.#routes = [...empty];
    this.#current = this.#routes;
    this.#best = this.#routes;
    this.#worth = problem.stops.reduce((sum, { profit }) => sum + profit, 0) / problem.stops.length;
  }

  get routes(): readonly DayRoute[] {
    return this.#routes;
  }

  ruin(random: Random): void {
    const days = this.#chooseDays(random);
    const stops = days.flatMap((day) => listStops(this.#routes[day] as DayRoute));
    if (stops.length > 0 && random.fraction() < DROP_SHARE) stops.splice(random.integer(stops.length), 1);
    this.#part = { days, stops: this.#addFreeStops(stops, random) };
  }

  recreate(random: Random): void {
    if (this.#part.days.length > 0) this.#planAnew(this.#part.days, this.#part.stops);
    else this.#fillDays(random);
  }

  /** What the search compares: about the number of stops, so that one can be given up for a while. */
  score(): number {
    const evaluation = evaluate(this.#problem, this.#routes);
    if (isBetter(evaluation, this.#bestEvaluation)) {
      this.#bestEvaluation = evaluation;
      this.#best = this.#routes;
    }
    const { stays, profit, main } = evaluation;
    return stays + profit / this.#worth - getMainShare(main);
  }

  keep(): void {
    this.#current = this.#routes;
  }

  restore(): void {
    this.#routes = this.#current;
  }

  /** The best solution is kept whenever it is evaluated: the search knows a rough score only. */
  keepBest(): void {}

  restoreBest(): void {
    this.#routes = this.#best;
    this.#current = this.#best;
  }

  /** Ends a search whose budget is spent: what is planned until then counts. */
  stop(): void {
    this.score();
    this.restoreBest();
  }

  /** Days in a row, or two days, with few enough stops to be planned at once. */
  #chooseDays(random: Random): number[] {
    const count = this.#routes.length;
    const first = random.integer(count);
    const areApart = random.fraction() < APART_SHARE;
    const wanted = Array.from({ length: MAX_PART_DAYS }, (_, index) =>
      areApart ? random.integer(count) : first + index,
    );
    const days: number[] = [];
    let stops = 0;
    for (const day of wanted) {
      const route = this.#routes[day];
      if (!route || days.includes(day)) continue;
      stops += route.moves.length;
      if (days.length > 0 && stops > MAX_PART_STOPS) break;
      days.push(day);
    }
    return days.sort((a, b) => a - b);
  }

  /** Adds stops that are in no day, those of most worth first, and some others by chance. */
  #addFreeStops(stops: readonly number[], random: Random): number[] {
    const used = new Set([...this.#routes.flatMap(listStops), ...stops]);
    const free = this.#problem.stops.flatMap((_, stop) => (used.has(stop) ? [] : [stop]));
    const chosen = [...stops];
    while (free.length > 0 && chosen.length < MAX_PART_STOPS)
      chosen.push(...free.splice(random.fraction() < 0.5 ? 0 : random.integer(free.length), 1));
    return chosen;
  }

  #planAnew(days: readonly number[], stops: readonly number[]): void {
    const part = restrict(this.#problem, this.#routes, stops, days);
    const isCrowded = stops.length > days.flatMap((day) => listStops(this.#routes[day] as DayRoute)).length;
    const solution = solveExactly(part.problem, { isCrowded, budget: this.#budget });
    if (!solution) return;
    this.#routes = [...this.#routes];
    solution.days.forEach((route, index) => {
      const moves = route.moves.map((move) => ({ ...move, stop: stops[move.stop] as number }));
      this.#routes[days[index] as number] = { ...route, moves };
    });
  }

  /** The first solution: days in a row are filled one group after the other. */
  #fillDays(random: Random): void {
    for (let first = 0; first < this.#routes.length; first += MAX_PART_DAYS - 1) {
      const days = Array.from({ length: MAX_PART_DAYS }, (_, index) => first + index).filter(
        (day) => this.#routes[day],
      );
      const stops = days.flatMap((day) => listStops(this.#routes[day] as DayRoute));
      if (stops.length <= MAX_PART_STOPS) this.#planAnew(days, this.#addFreeStops(stops, random));
    }
  }
}
