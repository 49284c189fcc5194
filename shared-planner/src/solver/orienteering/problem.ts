/** A span in which the service of a stop may start; both ends belong to it. */
export interface Window {
  open: number;
  close: number;
}

export interface Day {
  /** Where the day begins and ends: indices of points. */
  from: number;
  to: number;
  /** The earliest departure and the latest return. */
  start: number;
  end: number;
  /** For each stop its windows, in order of time and not touching; none: closed on this day. */
  windows: readonly (readonly Window[])[];
  /** How much of each resource the stops of this day may use together. */
  capacities?: readonly number[];
}

export interface Stop {
  /** What visiting it is worth, more than 0. */
  profit: number;
  service: number;
  /** It comes before all stops that are not mandatory. */
  isMandatory?: boolean;
  /** The index of the only day on which it may be visited. */
  day?: number;
  /** How much of each resource it uses. */
  amounts?: readonly number[];
}

/**
 * Team orienteering with time windows, several days with their own windows, resources and bases: which stops to visit on
 * which day, in which order. All times are integers of one unit that the caller chooses.
 */
export interface OrienteeringProblem {
  /** Stop i is point i of the travel matrix; further points are starts and ends of days. */
  stops: readonly Stop[];
  /** `travel[a][b]`: the time from point a to point b. */
  travel: readonly (readonly number[])[];
  days: readonly Day[];
}

/** For each day its stops in order. */
export type Routes = readonly (readonly number[])[];
