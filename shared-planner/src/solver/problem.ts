/**
 * The problem that the solver knows: team orienteering with time windows (Vansteenwegen et al. 2011) with several days,
 * several windows a day, a base per night (Divsalar et al. 2013), a meal and limits per day. All durations are in minutes,
 * all moments in minutes after midnight. Places are numbered: first the bases, then one for each stop.
 */
export type Problem = {
  stops: readonly Stop[];
  days: readonly Day[];
  bases: number;
  /** The bases at which a day ends only if one of its stops asks for them. */
  reservedBases: readonly number[];
  limits: Limits;
};

export type Stop = {
  /** What it is worth to have the stop; compared after the stops that stay. */
  profit: number;
  /** How hard it is by itself, and as a part of another stop: 0 to 3. */
  level: number;
  levelAtHost: number;
  /** The base at which a day must begin or end when it is a stop by itself. */
  nearBase: number | undefined;
  /** The bases that are of use for it, besides base 0. */
  usefulBases: readonly number[];
  /** The base at which a day must end when it is a stop by itself. */
  night: number | undefined;
  /** The day on which it should stay, and how much that counts: it is compared before everything else. */
  stay: { day: number; weight: number } | undefined;
  /** Stops that are better on the same day. */
  neighbours: readonly number[];
  /** Stops that are done before it where both are done by themselves on the same day. */
  predecessors: readonly number[];
  /** How it is done at another stop instead of by itself. */
  companion: Companion | undefined;
};

/** A stop that can be done during another one. */
type Companion = {
  /** Whether its minutes are added to the host's; otherwise the hosts of a day last together at least its minutes. */
  adds: boolean;
  hosts: readonly { stop: number; night: number | undefined }[];
};

/** A window bounds the start of a stop and its end. */
export type Window = { opens: number; lastStart: number; closes: number };

/** A stop on one kind of day. */
export type StopOnDay = {
  /** When it can be visited by itself; none if it cannot. */
  windows: readonly Window[];
  /** Minutes of a usual and of a short visit by itself. */
  usual: number;
  short: number;
  /** Whether a day with it may begin early and be long. */
  isFar: boolean;
  /** Whether it is better on this day than on others. */
  isPreferred: boolean;
  /** Whether it is better early in the day. */
  needsDaylight: boolean;
  /** Whether one eats there: a day with it has its meal. */
  isMeal: boolean;
  /** Whether there is something to eat, so that a meal is better there than elsewhere; at bases there is. */
  hasFood: boolean;
  /** Of its companion's hosts, those at which it is possible on this day, and the minutes of the companion there. */
  hosts: readonly number[];
  usualAtHost: number;
  shortAtHost: number;
};

/** A way between two places. */
export type Leg = {
  minutes: number;
  /** Part of the minutes that counts as driving. */
  driving: number;
  /** Parts of it that have hours: each begins and ends that many minutes after the departure. */
  parts: readonly LegPart[];
};

/** A part of a leg that must lie between two moments: it needs daylight, or a cable car that runs. */
export type LegPart = { from: number; to: number; opens: number; closes: number };

/** What days have in common that differ in nothing but their date. */
export type DayKind = {
  stops: readonly StopOnDay[];
  /** From place to place. */
  legs: readonly (readonly (Leg | undefined)[])[];
  /** A set of stops of which a day has at most `most`; no limit unless given. */
  guests?: { stops: number; most: number };
};

export type Day = {
  kind: DayKind;
  /** The bases where the day can begin and end; a day begins where the one before it ended. */
  from: readonly number[];
  to: readonly number[];
  /** The preferred hour, the earliest one that is not in the dark, and the earliest one. */
  start: number;
  lightStart: number;
  earliestStart: number;
  latestReturn: number;
  /** Levels of the days before and after, if those are not part of the problem; such a day begins at its only base. */
  fixedLevelBefore?: number;
  fixedLevelAfter?: number;
};

export type Limits = {
  comfortDay: number;
  maxDay: number;
  maxDriving: number;
  maxHardStops: number;
  /** Whether level 3 is forbidden on the day after another. */
  restAfterHardest: boolean;
  /** A day that begins by `from` has a meal if it lasts longer than `after`, or ends at `until` or later. */
  meal: { minutes: number; after: number; from: number; until: number };
};

/** From this level on a stop is hard. */
export const HARD_LEVEL = 2;

/** No two days in a row have a stop of this level. */
export const HARDEST_LEVEL = 3;
