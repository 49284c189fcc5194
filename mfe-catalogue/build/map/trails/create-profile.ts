import type { TrailProfile } from '../../../src/content/view-models/trail.ts';
import type { AlongTheWay } from '../../../src/lib/trail/heights.ts';
import { PROFILE_RATIO } from '../../../src/lib/trail/profile-scale.ts';
import { findSteepest, listSteepness } from './steepness.ts';

/** The part of the drawing above the highest point, where signs stand. */
const HEADROOM = 0.22;
const STEP_METRES = 200;
/** Heights are never drawn more often too tall than this. */
const MOST_EXAGGERATION = 4;

/** Makes the profile of smoothed heights: how steep each part is, and the scale of the drawing. */
export function createProfile(heights: AlongTheWay): TrailProfile {
  const metres = heights.map(([, each]) => each);
  const [lowest, highest] = [Math.min(...metres), Math.max(...metres)];
  const lengthMetres = (heights.at(-1)?.[0] ?? 0) * 1000;
  const bottomMetres = Math.floor(lowest / STEP_METRES) * STEP_METRES;
  const topMetres = Math.max(
    highest + (highest - bottomMetres) * HEADROOM,
    bottomMetres + lengthMetres / PROFILE_RATIO / MOST_EXAGGERATION,
  );
  return {
    heights,
    bands: listSteepness(heights),
    steepest: findSteepest(heights),
    bottomMetres,
    topMetres: Math.round(topMetres),
    exaggeration: Math.round((lengthMetres / PROFILE_RATIO / (topMetres - bottomMetres)) * 10) / 10,
  };
}
