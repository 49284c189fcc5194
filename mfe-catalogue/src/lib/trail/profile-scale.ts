import type { TrailProfile } from '../../content/view-models/trail.ts';

/** The width of a profile by its height: the same in every window, so that heights are equally tall everywhere. */
export const PROFILE_RATIO = 1.8;

/** Heights and kilometres as parts of a drawing, from its upper left corner, in percent. */
export type ProfileScale = {
  toX: (km: number) => number;
  toY: (metres: number) => number;
  toKm: (x: number) => number;
};

const round = (percent: number) => Math.round(percent * 10) / 10;

/** The scale of a profile. */
export function createProfileScale({ heights, bottomMetres, topMetres }: TrailProfile): ProfileScale {
  const length = heights.at(-1)?.[0] ?? 1;
  return {
    toX: (km) => round((km / length) * 100),
    toY: (metres) => round(((topMetres - metres) / (topMetres - bottomMetres)) * 100),
    toKm: (x) => (Math.min(100, Math.max(0, x)) / 100) * length,
  };
}
