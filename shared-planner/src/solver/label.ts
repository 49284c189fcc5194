import type { Move } from './solution.ts';

/** The state at the end of a stop. */
export type Label = {
  stops: number;
  /** The stop where the day is; -1 is the base. */
  last: number;
  time: number;
  departure: number;
  travel: number;
  driving: number;
  visits: number;
  companions: number;
  hardStops: number;
  level: number;
  hasMeal: boolean;
  /** When the window of the stop closes, for a companion; 0 if the stop has none. */
  closes: number;
  /** Whether one of the stops by themselves is far. */
  isFar: boolean;
  /** Bit i is stop i: it cannot follow by itself, because a stop that is done comes after it. */
  excluded: number;
  /** The base at which the day has to end; -1 is any. */
  night: number;
  /** Compared between labels of the same stops: smaller is better. */
  cost: number;
  previous: Label | undefined;
  /** The move that led here. */
  stop: number;
  isCompanion: boolean;
  meal: Move['meal'];
};

/**
 * Whether a label is as good as another one of the same stops in every respect. What the order of stops excludes depends on
 * the set alone, but for activities that one label does by themselves and the other during a visit.
 */
export const dominates = (a: Label, b: Label): boolean =>
  a.time <= b.time &&
  a.cost <= b.cost &&
  a.departure >= b.departure &&
  a.driving <= b.driving &&
  a.level <= b.level &&
  a.hardStops <= b.hardStops &&
  a.hasMeal >= b.hasMeal &&
  a.isFar >= b.isFar &&
  a.closes >= b.closes &&
  a.night === b.night &&
  (a.excluded & ~b.excluded & ~a.stops) === 0;

/** The moves that lead to a label. */
export function getMoves(label: Label): Move[] {
  const moves: Move[] = [];
  for (let current: Label = label; current.previous; current = current.previous) {
    const { stop, isCompanion, meal } = current;
    moves.unshift({ stop, isCompanion, meal });
  }
  return moves;
}
