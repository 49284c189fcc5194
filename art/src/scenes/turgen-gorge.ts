import { waterfall, waterfallTerrain } from '../archetypes/waterfall.ts';
import { layers, mistInWorld } from '../drawing/layers.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.golden;

export default {
  kind: 'location',
  title: 'Turgen Gorge',
  alt: 'A thirty-metre waterfall in a horseshoe of rock, spray drifting over the stream, spruces on the rim.',
  focus: [49, 45],
  color: 'spruce',
  traits: { time: 'golden', season: 'spring', palette: 'green', viewpoint: 'front', archetype: 'waterfall' },
  landscape: () =>
    waterfall({
      seed: 211,
      sun: normalize([-0.8, 0.55, -0.12]),
      timeOfDay: { ...timeOfDay, shadowStrength: 0.3, lightStrength: 0.26 },
      season: 'spring',
      terrain: waterfallTerrain(211, { height: 31, radius: 44, back: 150, slot: 5, above: 0.2 }),
      view: { x: 210, y: 8, z: 44, yaw: 0, fov: 56, horizon: 0.72 },
      falls: [{ x: 207, z: 147, top: 29, foot: 0, width: 5.4, spread: 0.55 }],
      water: ['#86A8B8', '#B9D0D6', '#E6EEE6', '#FFFDF2'],
      stream: { half: 4, color: '#5E8F93', foam: '#EAF1E4' },
      bushes: ['#1F4A3C', '#34704A', '#6FA352', '#AFCB66', '#E9E79A'],
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.2, 0.17, 0.16, 0.06],
            [0.78, 0.13, 0.2, 0.085],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.5],
          seed: 7,
        },
      },
      draw: layers(
        timeOfDay,
        mistInWorld([207, 1, 144], { width: 190, rise: 130, puffs: 26, strength: 0.16, seed: 4, color: '255,244,222' }),
      ),
    }),
} satisfies Scene;
