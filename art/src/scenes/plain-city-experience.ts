import { buildingElevation } from '../archetypes/building-elevation.ts';
import { layers, plaza, spruces } from '../drawing/layers.ts';
import { spruceRow } from '../drawing/tree-placement.ts';
import { needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.afternoon;

export default {
  kind: 'plain',
  title: 'In the city',
  alt: 'A row of spruces on a square before the mountains, which stands for any place in the city.',
  focus: [50, 55],
  color: 'pine',
  traits: { time: 'afternoon', season: 'summer', palette: 'green', viewpoint: 'front', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 229,
      sun: normalize([-0.8, 0.4, -0.3]),
      timeOfDay,
      mountains: 1.4,
      horizon: 0.66,
      draw: layers(
        timeOfDay,
        plaza(640, ['#D9C3A5', '#A9A08F', '#6A7480']),
        spruces(
          [
            ...spruceRow({ from: 60, to: 560, count: 7, foot: 660, height: 150, vary: 40 }),
            ...spruceRow({ from: 640, to: 1140, count: 7, foot: 660, height: 150, vary: 40, light: 0.6 }),
          ],
          gradeTones(needles.summer, timeOfDay),
        ),
      ),
    }),
} satisfies Scene;
