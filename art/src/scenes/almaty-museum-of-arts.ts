import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawMuseumOfArts, drawNadesSculpture } from '../buildings/museum-of-arts.ts';
import { building, haze, hill, layers, people, plaza, shadow, spruces } from '../drawing/layers.ts';
import { spruceRow } from '../drawing/tree-placement.ts';
import { needles, snow } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = { ...timesOfDay.noon, shadowStrength: 0.2, lightStrength: 0.2 };

const PALETTE = {
  wall: '#E9D9B8',
  trim: '#FBF4E4',
  shadow: '#4A5A94',
  light: '#FFF6E0',
  glass: '#5B7E9E',
  glint: '#DFF2F6',
  roof: '#B9C2CC',
  roofAccent: '#A4AEBB',
  gold: '#E2B23C',
};

export default {
  kind: 'location',
  title: 'Almaty Museum of Arts',
  alt: 'A museum of two interlocking blocks, limestone and aluminium, with a tall pale head of a girl before it in the snow.',
  focus: [45, 56],
  color: 'slate',
  traits: { time: 'noon', season: 'winter', palette: 'snow', viewpoint: 'axis', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 359,
      sun: normalize([-0.76, 0.42, -0.3]),
      timeOfDay,
      mountains: 1.6,
      horizon: 0.64,
      clouds: [
        [0.2, 0.13, 0.18, 0.04],
        [0.78, 0.17, 0.2, 0.05],
      ],
      draw: layers(
        timeOfDay,
        spruces(
          [
            ...spruceRow({ from: -10, to: 166, count: 9, foot: 668, height: 90, vary: 50 }),
            ...spruceRow({ from: 1010, to: 1210, count: 9, foot: 668, height: 90, vary: 50, light: 0.75 }),
          ],
          gradeTones(needles.winter, timeOfDay),
        ),
        haze(666, 200, '#FFF0DA', 0.5),
        plaza(666, ['#FBF3E4', '#E9E4E6', '#C3CBE0']),
        building([0.5, 0.7511], 13, PALETTE, drawMuseumOfArts),
        shadow(
          [
            [480, 790],
            [640, 779],
            [790, 787],
            [640, 801],
          ],
          0.3,
        ),
        building([0.4, 0.875], 28, PALETTE, drawNadesSculpture),
        ...people([
          [0.55, 0.86, 42, '#C9503C'],
          [0.58, 0.862, 40, '#2F6F86'],
          [0.31, 0.88, 46, '#E2A83A'],
        ]),
        hill({
          seed: 13,
          edge: [
            [0, 0.9],
            [0.3, 0.955],
            [0.7, 0.965],
            [1, 0.9],
          ],
          tones: gradeTones(snow, timeOfDay),
          reach: 2.2,
        }),
        spruces(
          [
            { x: 44, y: 850, height: 460 },
            { x: 128, y: 870, height: 250 },
            { x: 1160, y: 858, height: 400, light: 0.75 },
          ],
          gradeTones(needles.winter, timeOfDay),
        ),
      ),
    }),
} satisfies Scene;
