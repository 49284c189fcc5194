import { FOOTHILLS, ridges, ridgesTerrain } from '../archetypes/ridges.ts';
import { hillHeightAt } from '../drawing/foreground.ts';
import { figure, hill, layers } from '../drawing/layers.ts';
import type { Point } from '../drawing/sketch.ts';
import { drawHorse } from '../figures/horse.ts';
import { hex } from '../renderer/color.ts';
import { grass } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.golden;

const ridge: readonly Point[] = [
  [0, 0.8],
  [0.3, 0.72],
  [0.62, 0.7],
  [1, 0.79],
];

/** Riders along the ridge: position across the picture, colour of the horse, colour of the coat. */
const RIDERS = [
  [0.72, '#5A3436', '#2F6F86'],
  [0.5, '#9A5A36', '#A9392F'],
  [0.3, '#3F2A33', '#C98A35'],
] as const;

/** Colours of near objects against the light. */
const BACKLIT = { ...timeOfDay, shadow: hex('#33173F'), shadowStrength: 0.95, lightStrength: 0.2 };

export default {
  kind: 'activity',
  title: 'Horseback Riding',
  alt: 'Three riders in felt hats following a ridge against the setting sun.',
  focus: [50, 62],
  color: 'canyon',
  traits: { time: 'golden', season: 'autumn', palette: 'canyon', viewpoint: 'low', archetype: 'ridges' },
  landscape: () =>
    ridges({
      seed: 103,
      sun: normalize([0.6, 0.26, 0.6]),
      timeOfDay: { ...timeOfDay, shadow: hex('#4A1F46'), light: hex('#FF9E5C') },
      season: 'autumn',
      terrain: ridgesTerrain(103, FOOTHILLS, 9000),
      view: { x: 7700, y: 520, z: 500, yaw: 0, fov: 52, horizon: 0.62 },
      glowAt: 0.68,
      sky: {
        colors: [
          [0, hex('#5A3D74')],
          [0.3, hex('#B0607C')],
          [0.6, hex('#F2906A')],
          [0.85, hex('#FFC07A')],
          [1, hex('#FFDF9C')],
        ],
        disc: { x: 0.68, y: 0.72, radius: 0.075, color: hex('#FFF3C8'), glow: hex('#FFD08A'), spread: 0.24 },
        streaks: { color: hex('#FFB27C'), amount: 0.6, seed: 33 },
      },
      draw: layers(
        BACKLIT,
        hill({
          seed: 61,
          edge: ridge,
          tones: gradeTones(grass.autumn, { ...BACKLIT, shadowStrength: 0.8 }),
          blades: 2200,
          bladeHeight: 22,
          sunSide: 1,
        }),
        ...RIDERS.map(([x, horse, coat]) =>
          figure([x, hillHeightAt(ridge, x) + 0.012], 118, (sketch) => drawHorse(sketch, horse, { rider: coat })),
        ),
      ),
    }),
} satisfies Scene;
