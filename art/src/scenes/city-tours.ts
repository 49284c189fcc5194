import { ALMATY_RANGE, massif, peak } from '../archetypes/peak.ts';
import { drawTelevisionTower } from '../buildings/television-tower.ts';
import { type CablePoint, drawCabin, drawCableway } from '../drawing/cableway.ts';
import { crowns, figure, hill, layers, sketched } from '../drawing/layers.ts';
import { woodOn } from '../drawing/planting.ts';
import type { Point } from '../drawing/sketch.ts';
import { grass, leaves } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { cityParts } from '../parts/city.ts';
import type { Scene } from '../scene.ts';

const mood = { ...moods.dusk, shadowed: 0.66 };
const sun = unit([0.82, 0.36, -0.26]);

/** The edge of Kok Tobe against the city. */
const HILL: readonly Point[] = [
  [0, 0.6],
  [0.16, 0.52],
  [0.32, 0.5],
  [0.5, 0.66],
  [0.62, 0.9],
  [0.64, 1.1],
  [1, 1.2],
];

/** Light on the near slope, and the cableway down to the city. */
const SLOPE = { ...mood, shadowed: 0.85, lit: 0.25 };
const ROPE: readonly CablePoint[] = [
  [1260, 600, 22],
  [800, 560, 13],
  [400, 474, 7],
];

export default {
  kind: 'activity',
  title: 'City Tours',
  alt: 'The lights of Almaty at dusk below the television tower on Kok Tobe, a cable car gliding over the roofs.',
  focus: [36, 46],
  tone: 'dusk',
  traits: { time: 'dusk', season: 'autumn', palette: 'indigo', viewpoint: 'above', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 443,
      sun,
      mood,
      season: 'autumn',
      terrain: massif(443, ALMATY_RANGE),
      view: { x: 11_500, y: 260, z: 0, yaw: 0.02, fov: 40, horizon: 0.6 },
      snowline: 1700,
      rockline: 1400,
      glowAt: 1,
      sky: {
        colours: mood.sky,
        stars: 0.0008,
        clouds: {
          at: [
            [0.7, 0.16, 0.2, 0.045],
            [0.24, 0.24, 0.14, 0.03],
          ],
          tones: mood.clouds,
          light: [0.8, -0.3],
          seed: 151,
        },
      },
      ...cityParts({ seed: 8, from: [11_500, 0], reach: [620, 6600], spread: 0.46, lamps: 0.5 }, sun, mood),
      draw: layers(
        mood,
        hill({ seed: 151, edge: HILL, tones: graded(grass.summer, SLOPE), lit: 1 }),
        crowns(
          woodOn(HILL, { count: 150, until: 0.62, seed: 14 }),
          graded({ ...leaves.summer, colours: leaves.summer.colours.slice(0, 4) }, { ...SLOPE, lit: 0.12 }),
          5,
          1,
        ),
        figure([0.27, 0.52], 1.22, drawTelevisionTower),
        sketched((sketch) => drawCableway(sketch, ROPE, [0.14, 0.4, 0.62, 0.86], () => drawCabin(sketch, '#F2503A'))),
      ),
    }),
} satisfies Scene;
