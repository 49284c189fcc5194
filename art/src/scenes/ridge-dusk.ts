import { ridgeCutout } from '../archetypes/ridge-cutout.ts';
import { hex, ramp, tones } from '../renderer/color.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const SLOPES = [0.2, 0.32, 0.5, 0.7];

export default {
  kind: 'home',
  title: 'The ridge at dusk',
  alt: 'The mountains over Almaty in the last light, lamps in the city at their foot.',
  focus: [52, 40],
  color: 'spruce',
  traits: { time: 'dusk', season: 'summer', palette: 'indigo', viewpoint: 'far', archetype: 'peak' },
  size: { width: 1456, height: 940 },
  landscape: () =>
    ridgeCutout({
      grass: tones(['#0A272D', '#123437', '#274A43', '#7A6148', '#C98A5E'], SLOPES),
      forest: tones(['#081E24', '#0D2B30', '#163D38', '#3F4B3C', '#8A6848'], SLOPES),
      rock: tones(['#103239', '#1E464D', '#43605F', '#C07A5A', '#F5A877'], [0.2, 0.32, 0.45, 0.64]),
      snow: tones(['#235864', '#3F7C86', '#86A9A6', '#FFB486', '#FFDDB4'], [0.2, 0.31, 0.42, 0.6]),
      haze: ramp([0, '#7C6C5D'], [0.35, '#566A6A'], [1, '#2F5F68']),
      glow: '#C48A60',
      glowStrength: 0.45,
      city: {
        ...timesOfDay.dusk,
        shadow: hex('#071C22'),
        shadowStrength: 0.9,
        light: hex('#D99A6E'),
        lightStrength: 0.25,
      },
      lamps: 0.36,
    }),
} satisfies Scene;
