/** Where a meal is taken: before the leg, during it, on arrival, or during the stop. */
export type MealPlace = 'before' | 'leg' | 'arrival' | 'stop';

/** A step of a day: go to a stop, or do one that is a companion of the stop before it. */
export type Move = { stop: number; isCompanion: boolean; meal: MealPlace | undefined };

/**
 * How a day is made possible, from the easiest on, and how much discomfort each is. A day that is less easy than usual gives
 * room for one stop more, or saves more discomfort than it is. Those in the dark may be long. Each counts
 * more than those that are searched for before it, so that of the same stops the first route found is the best.
 */
export const EASE = {
  usual: 0,
  early: 2,
  long: 3,
  short: 4,
  'long-short': 6,
  dark: 9,
  'dark-short': 10,
} as const;
export type Ease = keyof typeof EASE;

/** The way through one day. */
export type DayRoute = {
  from: number;
  to: number;
  moves: readonly Move[];
  /** Where the meal is taken if not with one of the moves: before or during the last leg. */
  lastMeal: 'before' | 'leg' | undefined;
  ease: Ease;
  /** The level of the hardest stop, at least 1. */
  level: number;
  /** Minutes of all legs, and of all stops. */
  travel: number;
  visits: number;
};

/** A way through all days. */
export type Solution = {
  days: readonly DayRoute[];
  /** Whether no better solution exists. */
  isOptimal: boolean;
};
