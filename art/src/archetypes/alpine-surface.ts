import type { Tones } from '../renderer/color.ts';
import type { Landscape } from '../renderer/landscape.ts';

export type AlpineSurface = {
  meadow: Tones;
  stone: Tones;
  ice: Tones;
  /** Where snow begins, in metres of the terrain. */
  snowline: number;
  /** Noise that makes the borders irregular: frequency per metre, and number of octaves. */
  patches: readonly [frequency: number, octaves: number];
  /** How far noise and flat ground lower the snow below the snowline, in metres. */
  snow: readonly [patch: number, flat: number];
  /** Ground steeper than `up` is bare rock (1 is flat), and how much noise changes that. */
  bare: readonly [up: number, patch: number];
  /** Distance in metres from the snowline down to where rock begins, and how far noise moves it. */
  rock: readonly [below: number, patch: number];
};

/** The surface of a mountain: meadow below, rock where it is steep or high, snow above. */
export const alpineSurface =
  ({ meadow, stone, ice, snowline, patches, snow, bare, rock }: AlpineSurface): Landscape['surface'] =>
  ({ x, y, z, up }, noise) => {
    const patch = noise.fbm(x * patches[0], z * patches[0], patches[1]);
    if (y + patch * snow[0] + (up - 0.7) * snow[1] > snowline) return ice;
    return up < bare[0] + patch * bare[1] || y > snowline - rock[0] + patch * rock[1] ? stone : meadow;
  };
