import { ALMATY_RANGE, massifTerrain, peak } from '../archetypes/peak.ts';
import { hex, tones } from '../renderer/color.ts';
import { normalize, smoothstep } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { createCity } from '../scenery/city.ts';

const timeOfDay = timesOfDay.dawn;
const sun = normalize([-0.84, 0.36, -0.26]);

export default {
  kind: 'location',
  title: 'Big Almaty Peak',
  alt: 'The near-perfect pyramid of Big Almaty Peak glowing over the still dark city at dawn.',
  focus: [55, 42],
  color: 'dusk',
  traits: { time: 'dawn', season: 'autumn', palette: 'rose', viewpoint: 'far', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 31,
      sun,
      timeOfDay: { ...timeOfDay, shadowStrength: 0.72 },
      season: 'autumn',
      terrain: massifTerrain(31, ALMATY_RANGE),
      view: { x: 11_500, y: 215, z: 0, yaw: 0.035, fov: 33, horizon: 0.765 },
      snowline: 1850,
      rockline: 1500,
      forestTones: tones(['#171E46', '#222A55', '#353864', '#5E4C6E', '#9A6E78'], [0.2, 0.32, 0.5, 0.7]),
      glowAt: 0,
      // Only the summits are in the sun.
      sunShareAt: (y, x, z, noise) => 0.1 + 0.9 * smoothstep(620, 1500, y + noise.fbm(x * 0.0006, z * 0.0006, 3) * 420),
      sky: {
        colors: timeOfDay.sky,
        disc: { x: -0.05, y: 0.66, radius: 0.001, color: hex('#FFE3AE'), glow: hex('#FFE3AE'), spread: 0.36 },
        streaks: { color: hex('#FFBFA0'), amount: 0.55, seed: 81 },
      },
      ...createCity({ seed: 5, from: [11_500, 0], reach: [1150, 6900], spread: 0.42, lamps: 0.22 }, sun, {
        ...timeOfDay,
        shadowStrength: 0.85,
        lightStrength: 0.34,
      }),
    }),
} satisfies Scene;
