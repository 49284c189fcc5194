import type { Window } from './search/problem.ts';

/** A point as a benchmark file gives it; times and coordinates in the file's own unit. */
export interface InstancePoint {
  x: number;
  y: number;
  service: number;
  profit: number;
  /** The window of each weekday, undefined where closed; one entry if all days are alike. */
  windows: readonly (Window | undefined)[];
}

/** A benchmark instance; the number of days is chosen by who runs it. */
export interface Instance {
  name: string;
  /** The start and end of every day. */
  depot: { x: number; y: number; start: number; end: number };
  points: readonly InstancePoint[];
  /** Distances are floored to this many decimals. */
  decimals: 1 | 2;
  /** The weekday of the first day; 0 where all days are alike. */
  startDay: number;
}

/** A file that is not in one of the formats; the message says where. */
export class InstanceError extends Error {
  override name = 'InstanceError';
}
