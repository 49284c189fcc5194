import { dunes } from '../archetypes/dunes.ts';
import { hillHeightAt } from '../drawing/foreground.ts';
import { dust } from '../drawing/ground-effects.ts';
import { figure, hill, layers } from '../drawing/layers.ts';
import type { Point } from '../drawing/sketch.ts';
import { drawQuadBike } from '../figures/motorbikes.ts';
import { grass } from '../renderer/materials.ts';
import { normalize, smoothstep } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { Terrain } from '../renderer/terrain.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const SEED = 197;
const timeOfDay = timesOfDay.afternoon;
const shape = new Noise(SEED);

/** Dry rolling hills with a mountain range far behind. */
function height(x: number, z: number) {
  const hills = 46 * shape.fbm(x * 0.0018, z * 0.0018, 4) + 12 * shape.at(x * 0.008, z * 0.008);
  return (
    hills * smoothstep(0, 400, z) -
    12 +
    smoothstep(2700, 3900, z) * (40 + 560 * shape.ridged(x * 0.0009 + 2, z * 0.0009, 6))
  );
}

const track: readonly Point[] = [
  [0, 0.86],
  [0.35, 0.8],
  [0.7, 0.77],
  [1, 0.8],
];

export default {
  kind: 'activity',
  title: 'ATV Riding',
  alt: 'Two quad bikes raising dust over dry steppe hills, mountains on the horizon.',
  focus: [58, 62],
  color: 'ochre',
  traits: { time: 'afternoon', season: 'summer', palette: 'sand', viewpoint: 'low', archetype: 'dune' },
  landscape: () =>
    dunes({
      seed: SEED,
      sun: normalize([-0.82, 0.36, -0.1]),
      timeOfDay,
      terrain: new Terrain(1200, 4200, height),
      sandEnds: 2800,
      isGrassy: true,
      view: { x: 2100, y: 44, z: 40, yaw: 0, fov: 54, horizon: 0.52 },
      scrub: 1400,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.24, 0.26, 0.22, 0.11],
            [0.72, 0.2, 0.2, 0.08],
            [0.5, 0.08, 0.12, 0.03],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 91,
        },
      },
      draw: layers(
        timeOfDay,
        hill({
          seed: 91,
          edge: track,
          tones: gradeTones(grass.steppe, timeOfDay),
          reach: 2.6,
          blades: 900,
          bladeHeight: 13,
        }),
        ...dust([0.3, hillHeightAt(track, 0.3) + 0.035], 74),
        figure([0.3, hillHeightAt(track, 0.3) + 0.035], 74, (sketch) => drawQuadBike(sketch, '#E2A83A', '#2F6F86'), {
          shadow: [2.2, 0.9],
          rotation: 0.05,
        }),
        ...dust([0.6, hillHeightAt(track, 0.6) + 0.035], 128),
        figure([0.6, hillHeightAt(track, 0.6) + 0.035], 128, (sketch) => drawQuadBike(sketch, '#C23B2E', '#2C3550'), {
          shadow: [2.2, 0.9],
          rotation: 0.05,
        }),
        hill({
          seed: 95,
          edge: [
            [0, 0.92],
            [0.5, 0.95],
            [1, 0.9],
          ],
          tones: gradeTones(grass.steppe, timeOfDay),
          blades: 1800,
          bladeHeight: 30,
        }),
      ),
    }),
} satisfies Scene;
