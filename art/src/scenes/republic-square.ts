import { buildingElevation } from '../archetypes/building-elevation.ts';
import { glassDome } from '../buildings/glass-dome.ts';
import { drawGovernmentBlock, drawGovernmentPalace, drawSquareStele } from '../buildings/government-block.ts';
import { building, fountain, glow, haze, hill, layers, people, plaza, spruces } from '../drawing/layers.ts';
import { spruceRow } from '../drawing/tree-placement.ts';
import { hex } from '../renderer/color.ts';
import { grass, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = { ...timesOfDay.dusk, shadowStrength: 0.5, lightStrength: 0.36 };

const PALETTE = {
  wall: '#C9B8A8',
  trim: '#EADCC8',
  shadow: '#2A2C62',
  light: '#FFC79A',
  glass: '#4A5E8E',
  glint: '#B9C6E6',
  roof: '#8A7F8E',
  roofAccent: '#7A7082',
  gold: '#E9B04A',
};

export default {
  kind: 'location',
  title: 'Republic Square',
  alt: 'A wide square at dusk: long government blocks with lit windows, a tall stele, fountains and glass domes.',
  focus: [50, 54],
  color: 'dusk',
  traits: { time: 'dusk', season: 'summer', palette: 'rose', viewpoint: 'front', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 331,
      sun: normalize([-0.8, 0.3, -0.3]),
      timeOfDay,
      mountains: 1.5,
      horizon: 0.62,
      stars: 0.0006,
      clouds: [
        [0.2, 0.2, 0.2, 0.05],
        [0.82, 0.27, 0.18, 0.04],
      ],
      draw: layers(
        timeOfDay,
        haze(612, 210, '#E99A86', 0.45),
        // The palace is behind; the two blocks at the sides are nearer.
        building([0.5, 0.68], 7.2, PALETTE, drawGovernmentPalace),
        building([0.0833, 0.7089], 9.4, PALETTE, (facade) => drawGovernmentBlock(facade, 24, 6)),
        building([0.9167, 0.7089], 9.4, PALETTE, (facade) => drawGovernmentBlock(facade, 24, 6)),
        plaza(634, ['#D9A995', '#8F7A98', '#4A4A78']),
        spruces(
          [
            ...spruceRow({ from: 330, to: 434, count: 5, foot: 642, height: 70, vary: 30 }),
            ...spruceRow({ from: 740, to: 844, count: 5, foot: 642, height: 70, vary: 30, light: 0.6 }),
          ],
          gradeTones(needles.summer, timeOfDay),
        ),
        building([0.5, 0.7578], 10, PALETTE, drawSquareStele),
        glow([0.5, 0.3578], 80, '#FFD27A', 0.6),
        glassDome([0.28, 0.85], 92),
        glassDome([0.72, 0.85], 92),
        glassDome([0.15, 0.805], 56),
        glassDome([0.85, 0.805], 56),
        fountain([0.4, 0.83], 110, 60, hex('#FFE9CF'), 4),
        fountain([0.6, 0.83], 110, 60, hex('#FFE9CF'), 6),
        ...people(
          [
            [0.46, 0.87, 40, '#C9503C'],
            [0.49, 0.872, 38, '#E9C377'],
            [0.56, 0.9, 46, '#2F6F86'],
            [0.09, 0.9, 46, '#B9503C'],
          ],
          { legs: '#231C40', reach: 0 },
        ),
        hill({
          seed: 3,
          edge: [
            [0, 0.915],
            [0.5, 0.955],
            [1, 0.915],
          ],
          tones: gradeTones(grass.summer, timeOfDay),
          blades: 500,
          bladeHeight: 14,
          flowers: { count: 420, colors: ['#D9435A', '#F2A05C', '#F6D9C0'], size: 8 },
        }),
      ),
    }),
} satisfies Scene;
