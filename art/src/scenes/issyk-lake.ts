import { lakeValley, valley } from '../archetypes/lake-valley.ts';
import { hex, ramp, tones } from '../kit/colour.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { withCliff } from '../parts/ground-cover.ts';
import type { Scene } from '../scene.ts';

const mood = moods.afternoon;
/** The reddish cliff that people call the Kremlin Wall. */
const redRock = graded(tones(['#4A2B3C', '#7C4547', '#B06A52', '#DB9A6C', '#F7CB96'], [0.24, 0.37, 0.52, 0.72]), mood);

export default {
  kind: 'place',
  title: 'Issyk Lake',
  alt: 'A dark blue-green lake in a bowl of snowy wooded slopes, a reddish cliff on its shore.',
  focus: [50, 52],
  tone: 'spruce',
  traits: { time: 'afternoon', season: 'winter', palette: 'snow', viewpoint: 'front', archetype: 'lake valley' },
  landscape: () => {
    const base = lakeValley({
      seed: 41,
      sun: unit([-0.7, 0.5, -0.3]),
      mood,
      season: 'winter',
      terrain: valley(41, { halfWidth: 420, steepness: 0.62, head: 0.75, length: 1500 }),
      view: { x: 2640, y: 34, z: 40, yaw: 0.06, fov: 60, horizon: 0.55 },
      near: 12,
      forest: 0.7,
      snowline: 660,
      sky: {
        colours: mood.sky,
        clouds: {
          at: [
            [0.3, 0.16, 0.2, 0.09],
            [0.78, 0.11, 0.14, 0.05],
          ],
          tones: mood.clouds,
          light: [-0.8, -0.6],
          seed: 31,
        },
      },
      water: {
        level: 0,
        far: 1800,
        scale: 1.6,
        body: ramp([0, '#A9D9A8'], [0.3, '#4FA58A'], [1, '#1A6B6C']),
        mirror: 0.72,
        mirrorDown: 0.26,
        streaks: { amount: 0.3, colour: hex('#E6F0D2') },
      },
    });
    return withCliff(base, { right: 3040, z: [650, 1500], y: [40, 330], up: 0.86, rock: redRock });
  },
} satisfies Scene;
