import { ALMATY_RANGE, massifTerrain, peak } from '../archetypes/peak.ts';
import { drawTelevisionTower } from '../buildings/television-tower.ts';
import { type CablePoint, drawCabin, drawCableway } from '../drawing/cableway.ts';
import { crowns, customLayer, figure, hill, layers } from '../drawing/layers.ts';
import type { Point } from '../drawing/sketch.ts';
import { crownsOnSlope } from '../drawing/tree-placement.ts';
import { grass, leaves } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { createCity } from '../scenery/city.ts';

const timeOfDay = { ...timesOfDay.dusk, shadowStrength: 0.66 };
const sun = normalize([0.82, 0.36, -0.26]);

/** The edge of the hill Kok Tobe in front of the city. */
const HILL: readonly Point[] = [
  [0, 0.6],
  [0.16, 0.52],
  [0.32, 0.5],
  [0.5, 0.66],
  [0.62, 0.9],
  [0.64, 1.1],
  [1, 1.2],
];

/** Colours of the near slope and of the cableway down to the city. */
const SLOPE = { ...timeOfDay, shadowStrength: 0.85, lightStrength: 0.25 };
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
  color: 'dusk',
  traits: { time: 'dusk', season: 'autumn', palette: 'indigo', viewpoint: 'above', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 443,
      sun,
      timeOfDay,
      season: 'autumn',
      terrain: massifTerrain(443, ALMATY_RANGE),
      view: { x: 11_500, y: 260, z: 0, yaw: 0.02, fov: 40, horizon: 0.6 },
      snowline: 1700,
      rockline: 1400,
      glowAt: 1,
      sky: {
        colors: timeOfDay.sky,
        stars: 0.0008,
        clouds: {
          shapes: [
            [0.7, 0.16, 0.2, 0.045],
            [0.24, 0.24, 0.14, 0.03],
          ],
          tones: timeOfDay.clouds,
          light: [0.8, -0.3],
          seed: 151,
        },
      },
      ...createCity({ seed: 8, from: [11_500, 0], reach: [620, 6600], spread: 0.46, lamps: 0.5 }, sun, timeOfDay),
      draw: layers(
        timeOfDay,
        hill({ seed: 151, edge: HILL, tones: gradeTones(grass.summer, SLOPE), sunSide: 1 }),
        crowns(
          crownsOnSlope(HILL, { count: 150, until: 0.62, seed: 14 }),
          gradeTones({ ...leaves.summer, colors: leaves.summer.colors.slice(0, 4) }, { ...SLOPE, lightStrength: 0.12 }),
          5,
          1,
        ),
        figure([0.27, 0.52], 1.22, drawTelevisionTower),
        customLayer((sketch) =>
          drawCableway(sketch, ROPE, [0.14, 0.4, 0.62, 0.86], () => drawCabin(sketch, '#F2503A')),
        ),
      ),
    }),
} satisfies Scene;
