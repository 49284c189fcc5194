import type { Pace } from '../schema/plan-request.ts';
import type { PlanningRule } from '../schema/planning-data.ts';

/**
 * The limits of a plan, from the rules of the planning data (docs/planner.md says how each is used). Durations in minutes,
 * moments in minutes after midnight in Almaty.
 */
export type Rules = {
  /** From leaving to returning. */
  maxDay: number;
  /** What a day without a far stop lasts at most. */
  comfortDay: number;
  /** Driving of one day. */
  maxDrive: number;
  /** Way there and back and usual visit of a far stop. */
  far: number;
  /** How much before the preferred hour a day may begin. */
  earlyStart: number;
  latestReturn: number;
  /** Before it no stop begins that is not far. */
  nearFrom: number;
  /** Before it no activity begins by itself. */
  activityFrom: number;
  gondolaFrom: number;
  gondolaUntil: number;
  longestVisit: number;
  meal: number;
  /** A longer day has a meal. */
  mealAfter: number;
  mealFrom: number;
  mealUntil: number;
  stopEveryDrive: number;
  driveStop: number;
  driveBufferPercent: number;
  longestWalk: number;
  publicTransportPercent: number;
  daylightMargin: number;
  /** Surfaces that are driven between sunrise and sunset only. */
  daylightSurfaces: readonly string[];
  maxStrenuousPerDay: number;
  /** The first day on which strenuousness 3 is allowed: 1 is the first day of the trip. */
  strenuous3FromDay: number;
  restAfterStrenuous3: boolean;
  altitudeMetres: number;
  /** The first day on which that height is allowed: 1 is the first day of the trip. */
  altitudeFromDay: number;
  departureMargin: number;
  /** An arrival at or after the one or until the other is at night. */
  nightArrivalFrom: number;
  nightArrivalUntil: number;
  /** When the first morning after it begins. */
  lateMorning: number;
};

/** The part of a rule's name that says for which pace it holds. */
const PACE_SUFFIX: Record<Pace, string> = { relaxed: 'Relaxed', balanced: 'Balanced', full: 'Full' };

/**
 * Reads the limits for a pace from the rules of the planning data.
 *
 * @throws Error when a rule is missing or its value is of another type.
 */
export function readRules(rules: readonly PlanningRule[], pace: Pace): Rules {
  const values = new Map(rules.map(({ rule, value }) => [rule, value]));
  const fail = (name: string): never => {
    throw new Error(`The planning data has no usable rule "${name}": add it to planning/rules.yml.`);
  };
  const number = (name: string): number => {
    const value = values.get(name);
    return typeof value === 'number' ? value : fail(name);
  };
  const boolean = (name: string): boolean => {
    const value = values.get(name);
    return typeof value === 'boolean' ? value : fail(name);
  };
  const texts = (name: string): readonly string[] => {
    const value = values.get(name);
    return Array.isArray(value) ? value : fail(name);
  };
  const suffix = PACE_SUFFIX[pace];
  return {
    maxDay: number(`maxDayMinutes${suffix}`),
    comfortDay: number(`comfortDayMinutes${suffix}`),
    maxDrive: number(`maxDriveMinutes${suffix}`),
    far: number('farMinutes'),
    earlyStart: number('earlyStartMinutes'),
    latestReturn: number('latestReturnMinute'),
    nearFrom: number('nearFromMinute'),
    activityFrom: number('activityFromMinute'),
    gondolaFrom: number('gondolaFromMinute'),
    gondolaUntil: number('gondolaUntilMinute'),
    longestVisit: number('longestVisitMinutes'),
    meal: number('mealMinutes'),
    mealAfter: number('mealAfterMinutes'),
    mealFrom: number('mealFromMinute'),
    mealUntil: number('mealUntilMinute'),
    stopEveryDrive: number('stopEveryDriveMinutes'),
    driveStop: number('driveStopMinutes'),
    driveBufferPercent: number('driveBufferPercent'),
    longestWalk: number('longestWalkMinutes'),
    publicTransportPercent: number('publicTransportPercent'),
    daylightMargin: number('daylightMarginMinutes'),
    daylightSurfaces: texts('noNightDrivingOnSurfaces'),
    maxStrenuousPerDay: number('maxStrenuousPerDay'),
    strenuous3FromDay: number('noStrenuous3BeforeDay'),
    restAfterStrenuous3: boolean('restAfterStrenuous3'),
    altitudeMetres: number('altitudeMetres'),
    altitudeFromDay: number('noAltitudeBeforeDay'),
    departureMargin: number('departureMarginMinutes'),
    nightArrivalFrom: number('nightArrivalFromMinute'),
    nightArrivalUntil: number('nightArrivalUntilMinute'),
    lateMorning: number('lateMorningMinute'),
  };
}
