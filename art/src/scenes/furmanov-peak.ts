import { FOOTHILLS, ridges, ridgesTerrain } from '../archetypes/ridges.ts';
import { figure, hill, layers } from '../drawing/layers.ts';
import { drawSwing } from '../figures/swing.ts';
import { grass } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.afternoon;

export default {
  kind: 'location',
  title: 'Furmanov Peak',
  alt: 'Somebody on a large wooden swing at the edge of a ridge full of orange flowers, mountains in the distance.',
  focus: [52, 58],
  color: 'pine',
  traits: { time: 'afternoon', season: 'summer', palette: 'gold', viewpoint: 'close', archetype: 'ridges' },
  landscape: () =>
    ridges({
      seed: 61,
      sun: normalize([-0.8, 0.42, 0.1]),
      timeOfDay,
      season: 'summer',
      terrain: ridgesTerrain(61, FOOTHILLS, 9800),
      view: { x: 7800, y: 760, z: 300, yaw: -0.05, fov: 54, horizon: 0.47 },
      treeline: 800,
      snowline: 900,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.22, 0.26, 0.2, 0.1],
            [0.86, 0.18, 0.16, 0.06],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 44,
        },
      },
      draw: layers(
        timeOfDay,
        hill({
          seed: 31,
          edge: [
            [0, 0.93],
            [0.3, 0.84],
            [0.56, 0.79],
            [0.8, 0.83],
            [1, 0.95],
          ],
          tones: gradeTones(grass.summer, timeOfDay),
          reach: 1.4,
          blades: 700,
          bladeHeight: 14,
          flowers: { count: 420, colors: ['#F58A2E', '#E9672B', '#FFB648'], size: 6 },
        }),
        figure([0.54, 0.83], 92, (sketch) => drawSwing(sketch, '#B93B34')),
        hill({
          seed: 33,
          edge: [
            [0, 0.84],
            [0.3, 0.92],
            [0.7, 0.96],
            [1, 0.87],
          ],
          tones: gradeTones(grass.summer, timeOfDay),
          blades: 1500,
          bladeHeight: 32,
          flowers: { count: 300, colors: ['#F58A2E', '#E9672B', '#FFB648', '#FFD67E'], size: 12 },
        }),
      ),
    }),
} satisfies Scene;
