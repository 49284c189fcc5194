/** A span in which the service of a stop may start (waiting for it is allowed); both ends belong to it. */
export interface Window {
  open: number;
  close: number;
}

/** One route: its points, its times and what is open. */
export interface Day {
  /** Where the day begins and ends: indices of points. */
  from: number;
  to: number;
  /** The earliest departure and the latest return. */
  start: number;
  end: number;
  /** For each stop its windows, in order of time and not touching; none: closed on this day. */
  windows: readonly (readonly Window[])[];
  /** How much of each resource the stops of this day may use together; integers. */
  capacities?: readonly number[];
}

/** A stop that may be visited once. */
export interface Stop {
  /** What visiting it is worth, more than 0. */
  profit: number;
  /** How long a visit takes, 0 or more. */
  service: number;
  /** Visiting it counts more than all stops that are not mandatory. */
  isMandatory?: boolean;
  /** The index of the only day on which it may be visited. */
  day?: number;
  /** How much of each resource it uses; integers. */
  amounts?: readonly number[];
}

/**
 * Team orienteering with time windows, several days with their own windows, resources and bases: which stops to visit on
 * which day, in which order (R. Montemanni and L. Gambardella, 2009; several windows, limits and mandatory stops as in
 * W. Souffriau et al., 2013, "The multiconstraint team orienteering problem with multiple time windows"). All times are
 * integers below 2^29 of one unit that the caller chooses.
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
