import { ALMATY_RANGE, massifTerrain, peak } from '../archetypes/peak.ts';
import { tones } from '../renderer/color.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;

export default {
  kind: 'plain',
  title: 'Mountain routes',
  alt: 'A range of snowy summits in morning light, which stands for any mountain route.',
  focus: [52, 45],
  color: 'slate',
  traits: { time: 'morning', season: 'summer', palette: 'stone', viewpoint: 'far', archetype: 'peak' },
  landscape: () =>
    peak({
      seed: 227,
      sun: normalize([-0.8, 0.45, -0.3]),
      timeOfDay,
      season: 'summer',
      terrain: massifTerrain(227, ALMATY_RANGE),
      view: { x: 11_500, y: 260, z: 0, yaw: 0.02, fov: 36, horizon: 0.76 },
      snowline: 1900,
      rockline: 1500,
      forestTones: tones(['#0F363C', '#1C4A4C', '#2F5C50', '#4E7256', '#7E9062'], [0.2, 0.32, 0.5, 0.7]),
      sky: { colors: timeOfDay.sky },
    }),
} satisfies Scene;
