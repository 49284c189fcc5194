import { lakeValley, valley } from '../archetypes/lake-valley.ts';
import { hex, ramp } from '../kit/colour.ts';
import { scree, snow } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { withGlacier } from '../parts/ground-cover.ts';
import type { Scene } from '../scene.ts';

const mood = moods.noon;
const ice = graded({ ...snow, edges: [0.3, 0.46, 0.6, 0.8] }, mood);

export default {
  kind: 'place',
  title: 'Manshuk Mametova Lake',
  alt: 'A jade-green glacial pool in grey moraine, a glacier tongue reaching down to it from a ring of rock peaks.',
  focus: [50, 52],
  tone: 'lagoon',
  traits: { time: 'noon', season: 'autumn', palette: 'stone', viewpoint: 'low', archetype: 'lake valley' },
  landscape: () => {
    const base = lakeValley({
      seed: 89,
      sun: unit([-0.72, 0.56, -0.2]),
      mood,
      season: 'autumn',
      grassTones: scree,
      terrain: valley(89, { halfWidth: 190, steepness: 0.46, head: 1.05, length: 900 }),
      view: { x: 2792, y: 52, z: 40, yaw: -0.06, fov: 62, horizon: 0.56 },
      near: 10,
      forest: 0,
      snowline: 430,
      sky: {
        colours: mood.sky,
        clouds: {
          at: [
            [0.7, 0.14, 0.15, 0.06],
            [0.16, 0.18, 0.14, 0.05],
          ],
          tones: mood.clouds,
          light: [-0.8, -0.5],
          seed: 71,
        },
      },
      water: {
        level: 0,
        far: 1100,
        scale: 2.4,
        depth: 16,
        body: ramp([0, '#BFE3B4'], [0.3, '#63B695'], [1, '#2E8C7E']),
        mirror: 0.6,
        mirrorDown: 0.22,
        streaks: { amount: 0.25, colour: hex('#E4F2DA') },
      },
    });
    // The tongue lies on the valley's floor and touches the water.
    return withGlacier(base, {
      middle: (z) => 2600 + 170 * Math.sin(z * 0.0019 + 0.6),
      from: 690,
      half: 78,
      widens: 0.16,
      ice,
    });
  },
} satisfies Scene;
