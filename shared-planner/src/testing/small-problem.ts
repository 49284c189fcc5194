import type { Day, Leg, Problem, Stop, StopOnDay } from '../solver/problem.ts';

const ALWAYS = [{ opens: 0, lastStart: 1440, closes: 1440 }];

/** A stop of a small problem: as a stop, and on the only kind of day. */
export type SmallStop = Partial<Stop> & Partial<StopOnDay>;

const toStop = (stop: SmallStop): Stop => ({
  profit: 1,
  level: 0,
  levelAtHost: 0,
  usefulBases: [],
  nearBase: undefined,
  night: undefined,
  stay: undefined,
  neighbours: [],
  predecessors: [],
  companion: undefined,
  ...stop,
});

const toStopOnDay = (stop: SmallStop): StopOnDay => ({
  windows: ALWAYS,
  usual: 60,
  short: 60,
  isFar: false,
  isPreferred: false,
  needsDaylight: false,
  isMeal: false,
  hasFood: false,
  hosts: [],
  usualAtHost: 0,
  shortAtHost: 0,
  ...stop,
});

/** A problem of one day from 9:00 to 21:30 and one base; every leg takes the same minutes. */
export function createSmallProblem(stops: readonly SmallStop[], legMinutes: number, day: Partial<Day> = {}): Problem {
  const leg: Leg = { minutes: legMinutes, driving: legMinutes, parts: [] };
  const places = Array.from({ length: stops.length + 1 }, (_, place) => place);
  const legs = places.map((from) => places.map((to) => (from === to ? { ...leg, minutes: 0, driving: 0 } : leg)));
  const kind = { stops: stops.map(toStopOnDay), legs };
  return {
    stops: stops.map(toStop),
    bases: 1,
    reservedBases: [],
    days: [
      {
        kind,
        from: [0],
        to: [0],
        start: 540,
        lightStart: day.earliestStart ?? 420,
        earliestStart: 420,
        latestReturn: 1290,
        ...day,
      },
    ],
    limits: {
      comfortDay: 300,
      maxDay: 420,
      maxDriving: 420,
      maxHardStops: 1,
      restAfterHardest: true,
      meal: { minutes: 45, after: 360, from: 690, until: 900 },
    },
  };
}
