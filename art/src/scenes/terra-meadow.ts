import { massifTerrain, peak } from '../archetypes/peak.ts';
import { hill, layers, spruces } from '../drawing/layers.ts';
import type { Point } from '../drawing/sketch.ts';
import { forestEdge } from '../drawing/tree-placement.ts';
import { hex } from '../renderer/color.ts';
import { grass, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.dawn;
const softLight = { ...timeOfDay, shadowStrength: 0.42, lightStrength: 0.4 };

/** The far edge of the clearing, and a nearer rise of the meadow. */
const clearing: readonly Point[] = [
  [0, 0.66],
  [0.3, 0.7],
  [0.7, 0.71],
  [1, 0.65],
];

export default {
  kind: 'location',
  title: 'Terra Meadow',
  alt: 'A grassy clearing at the edge of spruce forest, the pyramid of Big Almaty Peak straight ahead in pink light.',
  focus: [50, 40],
  color: 'dusk',
  traits: { time: 'dawn', season: 'autumn', palette: 'rose', viewpoint: 'axis', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 67,
      sun: normalize([-0.8, 0.4, -0.3]),
      timeOfDay: softLight,
      season: 'autumn',
      terrain: massifTerrain(67, {
        cells: 1300,
        size: 15_000,
        foothills: [1200, 3800],
        range: [4000, 9000],
        hills: 0.8,
        pyramids: [
          { x: 7500, z: 7600, height: 2700, rotation: 0.72, slope: 0.78, rough: 0.6 },
          { x: 4400, z: 9000, height: 2300, rotation: 0.2, slope: 0.6 },
          { x: 10_700, z: 9200, height: 2350, rotation: 1, slope: 0.6 },
        ],
      }),
      view: { x: 7450, y: 420, z: 0, yaw: 0.01, fov: 42, horizon: 0.62 },
      snowline: 1500,
      rockline: 1100,
      glowAt: 0.05,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.2, 0.2, 0.17, 0.045],
            [0.85, 0.14, 0.13, 0.035],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.4],
          seed: 16,
        },
        streaks: { color: hex('#FFC3A8'), amount: 0.4, seed: 5 },
      },
      draw: layers(
        softLight,
        hill({
          seed: 12,
          edge: clearing,
          tones: gradeTones(grass.autumn, softLight),
          reach: 5,
          blades: 900,
          bladeHeight: 12,
        }),
        spruces(forestEdge(clearing, 64, 8), gradeTones(needles.summer, softLight)),
        hill({
          seed: 15,
          edge: [
            [0, 0.86],
            [0.4, 0.93],
            [0.75, 0.92],
            [1, 0.84],
          ],
          tones: gradeTones(grass.autumn, softLight),
          blades: 1800,
          bladeHeight: 30,
          flowers: { count: 60, colors: ['#F6D9B0', '#C98AA6', '#E9A25E'], size: 6 },
        }),
      ),
    }),
} satisfies Scene;
