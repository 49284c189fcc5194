import { gorge, gorgeTerrain } from '../archetypes/gorge.ts';
import { drawFord, drawWake } from '../drawing/ford.ts';
import { customLayer, figure, hill, layers, mist, spruces } from '../drawing/layers.ts';
import { drawVan } from '../figures/van.ts';
import { grass, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;

export default {
  kind: 'activity',
  title: 'Jeep Tour',
  alt: 'A grey-green Soviet van with luggage on its roof fording a mountain river in a spruce valley.',
  focus: [48, 66],
  color: 'pine',
  traits: { time: 'morning', season: 'spring', palette: 'green', viewpoint: 'axis', archetype: 'gorge' },
  landscape: () =>
    gorge({
      seed: 191,
      sun: normalize([-0.76, 0.46, 0.1]),
      timeOfDay,
      season: 'spring',
      terrain: gorgeTerrain(191, { axis: (z) => 1800 + 90 * Math.sin(z * 0.0024), halfWidth: [70, 40], head: 1.1 }),
      view: { x: 1800, y: 36, z: 120, yaw: 0.02, fov: 54, horizon: 0.5 },
      snowline: 420,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.3, 0.13, 0.18, 0.07],
            [0.8, 0.17, 0.14, 0.05],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 81,
        },
      },
      draw: layers(
        timeOfDay,
        hill({
          seed: 81,
          edge: [
            [0, 0.64],
            [0.35, 0.7],
            [0.65, 0.7],
            [1, 0.63],
          ],
          tones: gradeTones(grass.spring, timeOfDay),
          reach: 2.4,
          blades: 600,
          bladeHeight: 11,
        }),
        spruces(
          [
            { x: 70, y: 620, height: 330 },
            { x: 160, y: 632, height: 220 },
            { x: 1150, y: 612, height: 360, light: 0.75 },
            { x: 1060, y: 630, height: 250, light: 0.7 },
          ],
          gradeTones(needles.spring, timeOfDay),
        ),
        customLayer(drawFord),
        figure([0.47, 0.865], 118, (sketch) => drawVan(sketch, '#6E8A76', '#E9E0C6')),
        // The water covers the lower part of the wheels.
        customLayer(drawWake),
        mist([0.645, 0.8717], { width: 130, rise: 96, puffs: 34, strength: 0.3, seed: 5, color: '246,252,246' }),
        mist([0.303, 0.8717], { width: 130, rise: 60, puffs: 34, strength: 0.3, seed: 6, color: '246,252,246' }),
        mist([0.195, 0.8717], { width: 130, rise: 40, puffs: 34, strength: 0.3, seed: 7, color: '246,252,246' }),
        hill({
          seed: 85,
          edge: [
            [0, 0.9],
            [0.3, 0.97],
            [0.7, 0.985],
            [1, 0.92],
          ],
          tones: gradeTones(grass.spring, timeOfDay),
          blades: 1000,
          bladeHeight: 26,
          flowers: { count: 60, colors: ['#FFF4DC', '#F7D35E'], size: 7 },
        }),
      ),
    }),
} satisfies Scene;
