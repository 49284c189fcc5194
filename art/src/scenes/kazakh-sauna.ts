import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawBathHouse } from '../buildings/bath-house.ts';
import { building, glow, hill, layers, mist, spruces } from '../drawing/layers.ts';
import { plungePool } from '../drawing/pools.ts';
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
  alt: 'A log bath house in the snow at night, windows glowing, steam rising between the spruces.',
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
        glow([0.52, 0.6923], 520, '#FFA64D', 0.5),
        mist([0.637, 0.375], { width: 60, rise: 190, puffs: 60, strength: 0.34, seed: 4, color: '236,240,255' }),
        building(
          [0.52, 0.815],
          46,
          {
            wall: '#A9713E',
            trim: '#D9A66A',
            shadow: '#131B48',
            light: '#FFDFA6',
            glass: '#FFD277',
            glint: '#FFF0C8',
            roof: '#EEF4FF',
            roofAccent: '#DCE6F8',
            gold: '#E9C45A',
          },
          drawBathHouse,
        ),
        glow([0.405, 0.6923], 190, '#FFC46B', 0.55),
        glow([0.635, 0.6923], 190, '#FFC46B', 0.55),
        plungePool([0.2, 0.86]),
        mist([0.2, 0.853], { width: 190, rise: 230, puffs: 40, strength: 0.15, seed: 9, color: '226,234,250' }),
        // The path in the light of the door.
        glow([0.52, 0.87], 170, '#FFBE72', 0.55),
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
