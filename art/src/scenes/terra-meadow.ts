import { massif, peak } from '../archetypes/peak.ts';
import { hill, layers, spruces } from '../drawing/layers.ts';
import { woodEdge } from '../drawing/planting.ts';
import type { Point } from '../drawing/sketch.ts';
import { hex } from '../kit/colour.ts';
import { grass, needles } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import type { Scene } from '../scene.ts';

const mood = moods.dawn;
const soft = { ...mood, shadowed: 0.42, lit: 0.4 };

/** The clearing: its far edge, and the nearer swell of grass. */
const clearing: readonly Point[] = [
  [0, 0.66],
  [0.3, 0.7],
  [0.7, 0.71],
  [1, 0.65],
];

export default {
  kind: 'place',
  title: 'Terra Meadow',
  alt: 'A grassy clearing at the edge of spruce forest, the pyramid of Big Almaty Peak straight ahead in pink light.',
  focus: [50, 40],
  tone: 'dusk',
  traits: { time: 'dawn', season: 'autumn', palette: 'rose', viewpoint: 'axis', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 67,
      sun: unit([-0.8, 0.4, -0.3]),
      mood: soft,
      season: 'autumn',
      terrain: massif(67, {
        cells: 1300,
        size: 15_000,
        foothills: [1200, 3800],
        range: [4000, 9000],
        hills: 0.8,
        pyramids: [
          { x: 7500, z: 7600, height: 2700, turn: 0.72, slope: 0.78, rough: 0.6 },
          { x: 4400, z: 9000, height: 2300, turn: 0.2, slope: 0.6 },
          { x: 10_700, z: 9200, height: 2350, turn: 1, slope: 0.6 },
        ],
      }),
      view: { x: 7450, y: 420, z: 0, yaw: 0.01, fov: 42, horizon: 0.62 },
      snowline: 1500,
      rockline: 1100,
      glowAt: 0.05,
      sky: {
        colours: mood.sky,
        clouds: {
          at: [
            [0.2, 0.2, 0.17, 0.045],
            [0.85, 0.14, 0.13, 0.035],
          ],
          tones: mood.clouds,
          light: [-0.8, -0.4],
          seed: 16,
        },
        streaks: { colour: hex('#FFC3A8'), amount: 0.4, seed: 5 },
      },
      draw: layers(
        soft,
        hill({ seed: 12, edge: clearing, tones: graded(grass.autumn, soft), reach: 5, blades: 900, bladeHeight: 12 }),
        spruces(woodEdge(clearing, 64, 8), graded(needles.summer, soft)),
        hill({
          seed: 15,
          edge: [
            [0, 0.86],
            [0.4, 0.93],
            [0.75, 0.92],
            [1, 0.84],
          ],
          tones: graded(grass.autumn, soft),
          blades: 1800,
          bladeHeight: 30,
          flowers: { count: 60, colours: ['#F6D9B0', '#C98AA6', '#E9A25E'], size: 6 },
        }),
      ),
    }),
} satisfies Scene;
