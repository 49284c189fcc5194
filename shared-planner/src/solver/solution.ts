/** Where a meal is taken: before the leg, during it, on arrival, or during the stop. */
export type MealPlace = 'before' | 'leg' | 'arrival' | 'stop';

/** A step of a day: go to a stop, or do one that is a companion of the stop before it. */
export type Move = { stop: number; isCompanion: boolean; meal: MealPlace | undefined };

/** How a day is made possible, from the easiest on: each is used only if it gives room for one stop more. */
export const EASE = ['usual', 'early', 'long', 'short', 'long-short'] as const;
export type Ease = (typeof EASE)[number];

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
