import type { Tones } from '../kit/colour.ts';
import type { Landscape } from '../kit/landscape.ts';

export type Alpine = {
  meadow: Tones;
  stone: Tones;
  ice: Tones;
  /** Where snow begins, in metres of the terrain. */
  snowline: number;
  /** How fine the patches are: noise per metre, and its octaves. */
  patches: readonly [frequency: number, octaves: number];
  /** How far patches, and flat ground, carry the snow below its line, in metres. */
  snow: readonly [patch: number, flat: number];
  /** Ground less flat than this is bare, and by how much patches change that: 1 is flat. */
  bare: readonly [up: number, patch: number];
  /** Where rock begins, in metres from the snowline, and how far patches move that. */
  rock: readonly [below: number, patch: number];
};

/** Meadow below, rock where it is steep or high, snow above: how every mountain here is clothed. */
export const alpine =
  ({ meadow, stone, ice, snowline, patches, snow, bare, rock }: Alpine): Landscape['surface'] =>
  ({ x, y, z, up }, noise) => {
    const patch = noise.fbm(x * patches[0], z * patches[0], patches[1]);
    if (y + patch * snow[0] + (up - 0.7) * snow[1] > snowline) return ice;
    return up < bare[0] + patch * bare[1] || y > snowline - rock[0] + patch * rock[1] ? stone : meadow;
  };
