import type { Stretch } from '../../../src/lib/trail/walking-time.ts';
import type { Trail } from '../geodata/read-geodata.ts';

/** The climb of a way, in metres; one that is about so much is rounded. */
export type Climb = { metres: number; isAbout: boolean };

/** In a model with cells of 90 m the sum of the ups of a shorter way is far too high: a steep valley jumps up and down. */
const SHORT_KM = 5;
const ROUNDED_TO_METRES = 50;

const getDifference = ({ profile }: Trail) => Math.max(...profile.map(([, metres]) => metres)) - (profile[0]?.[1] ?? 0);

/** The climb that is printed: from the start to the top for a way below 5 km, else the sum of the ups without small dips. */
export const getClimb = (trail: Trail): Climb =>
  trail.lengthKm < SHORT_KM
    ? { metres: getDifference(trail), isAbout: false }
    : { metres: Math.round(trail.ascentMetres / ROUNDED_TO_METRES) * ROUNDED_TO_METRES, isAbout: true };

/** The way in one direction as its time is computed from it: with the climb before it is rounded. */
export function getStretch(trail: Trail): Stretch {
  const { lengthKm: km, profile } = trail;
  const ascentMetres = km < SHORT_KM ? getDifference(trail) : trail.ascentMetres;
  const [start = 0, end = 0] = [profile[0]?.[1], profile.at(-1)?.[1]];
  return { km, ascentMetres, descentMetres: Math.max(0, ascentMetres - (end - start)) };
}

/** The same way back. */
export const turnRound = ({ km, ascentMetres, descentMetres }: Stretch): Stretch => ({
  km,
  ascentMetres: descentMetres,
  descentMetres: ascentMetres,
});
