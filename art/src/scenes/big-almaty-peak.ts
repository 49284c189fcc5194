import { ALMATY_RANGE, massif, peak } from '../archetypes/peak.ts';
import { hex, tones } from '../kit/colour.ts';
import { moods } from '../kit/mood.ts';
import { smooth, unit } from '../kit/numbers.ts';
import { cityParts } from '../parts/city.ts';
import type { Scene } from '../scene.ts';

const mood = moods.dawn;
const sun = unit([-0.84, 0.36, -0.26]);

export default {
  kind: 'place',
  title: 'Big Almaty Peak',
  alt: 'The near-perfect pyramid of Big Almaty Peak glowing over the still dark city at dawn.',
  focus: [55, 42],
  tone: 'dusk',
  traits: { time: 'dawn', season: 'autumn', palette: 'rose', viewpoint: 'far', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 31,
      sun,
      mood: { ...mood, shadowed: 0.72 },
      season: 'autumn',
      terrain: massif(31, ALMATY_RANGE),
      view: { x: 11_500, y: 215, z: 0, yaw: 0.035, fov: 33, horizon: 0.765 },
      snowline: 1850,
      rockline: 1500,
      forestTones: tones(['#171E46', '#222A55', '#353864', '#5E4C6E', '#9A6E78'], [0.2, 0.32, 0.5, 0.7]),
      glowAt: 0,
      // The sun has reached only the heights.
      sunAt: (y, x, z, noise) => 0.1 + 0.9 * smooth(620, 1500, y + noise.fbm(x * 0.0006, z * 0.0006, 3) * 420),
      sky: {
        colours: mood.sky,
        disc: { x: -0.05, y: 0.66, radius: 0.001, colour: hex('#FFE3AE'), glow: hex('#FFE3AE'), spread: 0.36 },
        streaks: { colour: hex('#FFBFA0'), amount: 0.55, seed: 81 },
      },
      ...cityParts({ seed: 5, from: [11_500, 0], reach: [1150, 6900], spread: 0.42, lamps: 0.22 }, sun, {
        ...mood,
        shadowed: 0.85,
        lit: 0.34,
      }),
    }),
} satisfies Scene;
