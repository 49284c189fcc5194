import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawArasanBaths } from '../buildings/arasan-baths.ts';
import { building, glow, hill, layers, mist, people, spruces } from '../drawing/layers.ts';
import { spruceRow } from '../drawing/tree-placement.ts';
import { needles, snow } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = { ...timesOfDay.night, shadowStrength: 0.5, lightStrength: 0.45 };

const NIGHT_NEEDLES = gradeTones(needles.winter, { ...timeOfDay, shadowStrength: 0.66 });

export default {
  kind: 'activity',
  title: 'Kazakh Sauna',
  alt: 'Baths of pale stone under copper domes on a winter night, tall windows glowing, steam rising from the roofs.',
  focus: [50, 62],
  color: 'slate',
  traits: { time: 'night', season: 'winter', palette: 'snow', viewpoint: 'close', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 383,
      sun: normalize([-0.7, 0.45, -0.4]),
      timeOfDay,
      mountains: 1.5,
      horizon: 0.64,
      stars: 0.003,
      draw: layers(
        timeOfDay,
        hill({
          seed: 17,
          edge: [
            [0, 0.66],
            [0.3, 0.71],
            [0.7, 0.71],
            [1, 0.65],
          ],
          tones: gradeTones(snow, timeOfDay),
          reach: 4,
        }),
        spruces(
          [
            ...spruceRow({ from: -20, to: 330, count: 17, foot: 652, height: 210, vary: 190 }),
            ...spruceRow({ from: 870, to: 1220, count: 17, foot: 652, height: 210, vary: 190, light: 0.7 }),
          ],
          NIGHT_NEEDLES,
        ),
        glow([0.5, 0.66], 600, '#FFA64D', 0.45),
        mist([0.385, 0.42], { width: 70, rise: 210, puffs: 50, strength: 0.26, seed: 4, color: '236,240,255' }),
        mist([0.69, 0.47], { width: 60, rise: 170, puffs: 40, strength: 0.22, seed: 6, color: '236,240,255' }),
        building(
          [0.5, 0.83],
          14.6,
          {
            wall: '#D8C6A4',
            trim: '#F2E4C4',
            shadow: '#1B2458',
            light: '#FFE3B4',
            glass: '#FFD277',
            glint: '#FFF0C8',
            roof: '#C9784A',
            roofAccent: '#A85A36',
            gold: '#E9C45A',
          },
          drawArasanBaths,
        ),
        glow([0.26, 0.76], 170, '#FFC46B', 0.4),
        glow([0.74, 0.76], 170, '#FFC46B', 0.4),
        // The path in the light of the door.
        glow([0.5, 0.87], 210, '#FFBE72', 0.55),
        ...people(
          [
            [0.455, 0.885, 24, '#C9503C'],
            [0.475, 0.888, 24, '#2F4F86', true],
          ],
          { reach: 0 },
        ),
        hill({
          seed: 19,
          edge: [
            [0, 0.9],
            [0.35, 0.96],
            [0.7, 0.955],
            [1, 0.87],
          ],
          tones: gradeTones(snow, timeOfDay),
          reach: 2.2,
        }),
        spruces(
          [
            { x: 30, y: 850, height: 560, light: 0.8 },
            { x: 1168, y: 836, height: 660, light: 0.62 },
            { x: 1080, y: 830, height: 330, light: 0.6 },
          ],
          NIGHT_NEEDLES,
        ),
      ),
    }),
} satisfies Scene;
