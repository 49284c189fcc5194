import { ridgeCutout } from '../archetypes/ridge-cutout.ts';
import { hex, ramp, tones } from '../renderer/color.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const SLOPES = [0.2, 0.32, 0.5, 0.7];

export default {
  kind: 'home',
  title: 'The ridge by day',
  alt: 'The mountains over Almaty in morning light, the city at their foot.',
  focus: [52, 40],
  color: 'spruce',
  traits: { time: 'morning', season: 'summer', palette: 'green', viewpoint: 'far', archetype: 'peak' },
  size: { width: 1456, height: 940 },
  landscape: () =>
    ridgeCutout({
      grass: tones(['#0F363C', '#1C4A4C', '#3F6558', '#A98A5C', '#E2AE72'], SLOPES),
      forest: tones(['#0B2A31', '#113A40', '#1F5349', '#5C6E50', '#B08A5A'], SLOPES),
      rock: tones(['#15424A', '#2A5A60', '#5D7770', '#CF9268', '#F6BE86'], [0.2, 0.32, 0.45, 0.64]),
      snow: tones(['#2F7580', '#5E9EA4', '#A9C8C0', '#FFD3A0', '#FFF0D2'], [0.2, 0.31, 0.42, 0.6]),
      haze: ramp([0, '#FBCB97'], [0.35, '#C9B08C'], [1, '#6FA3A4']),
      glow: '#FFD49E',
      glowStrength: 0.7,
      city: {
        ...timesOfDay.golden,
        shadow: hex('#0B2A31'),
        shadowStrength: 0.8,
        light: hex('#FFC48C'),
        lightStrength: 0.35,
      },
      lamps: 0.2,
    }),
} satisfies Scene;
