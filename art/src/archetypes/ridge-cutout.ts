import { hex, mix, type Ramp, sampleRamp, type Tones } from '../renderer/color.ts';
import type { Landscape } from '../renderer/landscape.ts';
import { normalize, smoothstep } from '../renderer/math.ts';
import type { TimeOfDay } from '../renderer/time-of-day.ts';
import { createCity } from '../scenery/city.ts';
import { ALMATY_RANGE, massifTerrain, mountainSurface, peak, valleyHaze } from './peak.ts';

const sun = normalize([-0.84, 0.36, -0.26]);

/** The colours of the home page's ridge. Its shadows are teal like the page, not violet as in the other pictures. */
export type RidgeColors = {
  grass: Tones;
  forest: Tones;
  rock: Tones;
  snow: Tones;
  haze: Ramp;
  /** Colour and strength of the glow on the sun's side of the haze. */
  glow: string;
  glowStrength: number;
  /** Light on the city, and the share of its windows that are lit. */
  city: TimeOfDay;
  lamps: number;
};

/** The mountain range above the city for the home page, with a transparent sky. */
export function ridgeCutout({
  grass,
  forest,
  rock,
  snow,
  haze,
  glow,
  glowStrength,
  city,
  lamps,
}: RidgeColors): Landscape {
  return peak({
    seed: 31,
    sun,
    timeOfDay: city,
    season: 'summer',
    terrain: massifTerrain(31, ALMATY_RANGE),
    view: { x: 11_500, y: 215, z: 0, yaw: 0.035, fov: 41, horizon: 0.735 },
    snowline: 1850,
    rockline: 1500,
    // Only the summits are in the sun.
    sunShareAt: (y, x, z, noise) => 0.1 + 0.9 * smoothstep(620, 1500, y + noise.fbm(x * 0.0006, z * 0.0006, 3) * 420),
    surface: mountainSurface({ meadow: grass, wood: forest, stone: rock, ice: snow, snowline: 1850, rockline: 1500 }),
    fog: {
      start: 2400,
      reach: 14_500,
      max: 0.74,
      color: (u, v, depth) =>
        mix(sampleRamp(haze, v), hex(glow), glowStrength * Math.exp(-u * u * 5) * smoothstep(15_000, 3000, depth)),
      low: valleyHaze,
    },
    sky: { colors: haze },
    transparentSky: true,
    ...createCity({ seed: 5, from: [11_500, 0], reach: [1150, 6900], spread: 0.5, lamps }, sun, city),
  });
}
