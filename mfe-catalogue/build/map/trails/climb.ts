import type { Stretch } from '../../../src/lib/trail/walking-time.ts';
import type { TrailHeights } from '../geodata/read-geodata.ts';

/** The climb of a way, in metres; one that is about so much is rounded. */
export type Climb = { metres: number; isAbout: boolean };

/** In a model with cells of 90 m the sum of the ups of a shorter way is far too high: a steep valley jumps up and down. */
const SHORT_KM = 5;
const ROUNDED_TO_METRES = 50;

/** A way of which the heights are known. */
export type Way = { lengthKm: number; heights: TrailHeights };

const getDifference = ({ profile }: TrailHeights) =>
  Math.max(...profile.map(([, metres]) => metres)) - (profile[0]?.[1] ?? 0);

/** The climb that is printed: from the start to the top for a way below 5 km, else the sum of the ups without small dips. */
export const getClimb = ({ lengthKm, heights }: Way): Climb =>
  lengthKm < SHORT_KM
    ? { metres: getDifference(heights), isAbout: false }
    : { metres: Math.round(heights.ascentMetres / ROUNDED_TO_METRES) * ROUNDED_TO_METRES, isAbout: true };

/** The way in one direction as its time is computed from it: with the climb before it is rounded. */
export function getStretch({ lengthKm: km, heights }: Way): Stretch {
  const { profile } = heights;
  const ascentMetres = km < SHORT_KM ? getDifference(heights) : heights.ascentMetres;
  const [start = 0, end = 0] = [profile[0]?.[1], profile.at(-1)?.[1]];
  return { km, ascentMetres, descentMetres: Math.max(0, ascentMetres - (end - start)) };
}

/** The same way back. */
export const turnRound = ({ km, ascentMetres, descentMetres }: Stretch): Stretch => ({
  km,
  ascentMetres: descentMetres,
  descentMetres: ascentMetres,
});
