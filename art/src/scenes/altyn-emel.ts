import { dunes } from '../archetypes/dunes.ts';
import { normalize, smoothstep } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { Terrain } from '../renderer/terrain.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const SEED = 17;
const timeOfDay = timesOfDay.golden;
const shape = new Noise(SEED);

/** x of the crest of the Singing Dune at distance z, an S-shaped line. */
const crest = (z: number) => 2060 + 120 * Math.sin(z * 0.0042 + 0.4) + 0.22 * z;

/** A high ridge of sand, steep on its lee side, on a flat plain with dark hills behind. */
function height(x: number, z: number) {
  const lateralOffset = x - crest(z);
  const tall = 235 * smoothstep(60, 1150, z) * smoothstep(2500, 1300, z) * (0.92 + 0.16 * shape.at(z * 0.0021, 2));
  const slope =
    lateralOffset < 0 ? Math.max(0, 1 + lateralOffset / 640) ** 1.25 : Math.max(0, 1 - lateralOffset / 420) ** 1.1;
  let y = tall * slope;
  y += smoothstep(6, 60, y) * shape.at(x * 0.006 + z * 0.002, z * 0.004) * 6;
  y += Math.abs(shape.at(x * 0.028 + z * 0.012, z * 0.022)) * 2.4 * smoothstep(40, 4, y);
  const hills = smoothstep(2500, 3300, z);
  return y + hills * (60 + 520 * shape.ridged(x * 0.0011 + 3, z * 0.0011, 6));
}

export default {
  kind: 'location',
  title: 'Altyn-Emel',
  alt: 'A huge golden sand ridge alone on a plain between dark hills, its sharp crest dividing light from shadow.',
  focus: [56, 50],
  color: 'ochre',
  traits: { time: 'golden', season: 'summer', palette: 'sand', viewpoint: 'front', archetype: 'dune' },
  landscape: () =>
    dunes({
      seed: SEED,
      sun: normalize([-0.9, 0.34, 0.3]),
      timeOfDay,
      terrain: new Terrain(1300, 4200, height),
      // The hills begin where the sand ends.
      sandEnds: 2500,
      view: { x: 2420, y: 66, z: 20, yaw: -0.05, fov: 60, horizon: 0.47 },
      scrub: 900,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.24, 0.15, 0.16, 0.035],
            [0.74, 0.12, 0.2, 0.045],
          ],
          tones: timeOfDay.clouds,
          light: [-0.85, -0.4],
          seed: 8,
        },
      },
    }),
} satisfies Scene;
