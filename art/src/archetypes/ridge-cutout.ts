import { along, hex, mix, type Ramp, type Tones } from '../kit/colour.ts';
import type { Landscape } from '../kit/landscape.ts';
import type { Mood } from '../kit/mood.ts';
import { smooth, unit } from '../kit/numbers.ts';
import { cityParts } from '../parts/city.ts';
import { ALMATY_RANGE, massif, mountain, peak, valleyHaze } from './peak.ts';

const sun = unit([-0.84, 0.36, -0.26]);

/** The colours of the ridge at an hour: the page's own teal in its shadows, not the violet of the other pictures. */
export type RidgeColours = {
  grass: Tones;
  forest: Tones;
  rock: Tones;
  snow: Tones;
  haze: Ramp;
  /** The sun's side of the haze, and how strong it is. */
  glow: string;
  glowing: number;
  /** Light on the city, and how many of its windows are lit. */
  city: Mood;
  lamps: number;
};

/** The range over the city as a cut-out for the home page: its sky stays transparent. */
export function ridgeCutout({ grass, forest, rock, snow, haze, glow, glowing, city, lamps }: RidgeColours): Landscape {
  return peak({
    seed: 31,
    sun,
    mood: city,
    season: 'summer',
    terrain: massif(31, ALMATY_RANGE),
    view: { x: 11_500, y: 215, z: 0, yaw: 0.035, fov: 41, horizon: 0.735 },
    snowline: 1850,
    rockline: 1500,
    // The sun has reached only the heights.
    sunAt: (y, x, z, noise) => 0.1 + 0.9 * smooth(620, 1500, y + noise.fbm(x * 0.0006, z * 0.0006, 3) * 420),
    surface: mountain({ meadow: grass, wood: forest, stone: rock, ice: snow, snowline: 1850, rockline: 1500 }),
    fog: {
      start: 2400,
      reach: 14_500,
      max: 0.74,
      colour: (u, v, depth) =>
        mix(along(haze, v), hex(glow), glowing * Math.exp(-u * u * 5) * smooth(15_000, 3000, depth)),
      low: valleyHaze,
    },
    sky: { colours: haze },
    cutOut: true,
    ...cityParts({ seed: 5, from: [11_500, 0], reach: [1150, 6900], spread: 0.5, lamps }, sun, city),
  });
}
