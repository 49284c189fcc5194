import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawPalace } from '../buildings/palace.ts';
import { wetReflection } from '../drawing/ground-effects.ts';
import { building, canopy, crowns, fountain, glow, layers, people, plaza } from '../drawing/layers.ts';
import { hex } from '../renderer/color.ts';
import { leaves } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.night;

export default {
  kind: 'location',
  title: 'Palace of the Republic',
  alt: 'A palace of glass glowing at night under a huge golden roof on piers, fountains on the square before it.',
  focus: [50, 52],
  color: 'spruce',
  traits: { time: 'night', season: 'spring', palette: 'indigo', viewpoint: 'far', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 353,
      sun: normalize([-0.7, 0.4, -0.4]),
      timeOfDay: { ...timeOfDay, shadowStrength: 0.6, lightStrength: 0.5 },
      mountains: 1.5,
      horizon: 0.6,
      stars: 0.0026,
      draw: layers(
        timeOfDay,
        canopy({ count: 26, line: 598, up: 26, spread: 31, radius: 52 }, gradeTones(leaves.summer, timeOfDay), 4),
        glow([0.5, 0.598], 620, '#FFB45A', 0.5),
        plaza(598, ['#E9B77C', '#7C6A92', '#2A3264']),
        building(
          [0.5, 0.674],
          10.8,
          {
            wall: '#C9B8A8',
            trim: '#E9DCC8',
            shadow: '#161C4A',
            light: '#FFD9A0',
            glass: '#FFC978',
            glint: '#FFF0C8',
            roof: '#8A6A48',
            roofAccent: '#6A4E3A',
            gold: '#E2A84A',
          },
          drawPalace,
        ),
        // The reflection of the hall on the wet stone.
        wetReflection(638, 240, 960, '255,196,112'),
        ...[0.2, 0.35, 0.5, 0.65, 0.8].flatMap((x) => [
          glow([x, 0.79], 120, '#9FD0FF', 0.4),
          fountain([x, 0.835], x === 0.5 ? 170 : 110, 70, hex('#E6F4FF'), (x * 20) | 0),
        ]),
        ...people(
          [
            [0.28, 0.87, 48, '#C9503C'],
            [0.31, 0.872, 45, '#E9C377', true],
            [0.58, 0.9, 54, '#6F9FC6'],
            [0.74, 0.86, 44, '#D98AA6', true],
          ],
          { legs: '#14183A', reach: 0 },
        ),
        crowns(
          [
            { x: 40, y: 640, radius: 110, leaves: 150 },
            { x: 120, y: 720, radius: 60, leaves: 80 },
          ],
          gradeTones(leaves.spring, timeOfDay),
          9,
          1,
        ),
        crowns(
          [
            { x: 1160, y: 640, radius: 110, leaves: 150 },
            { x: 1080, y: 720, radius: 60, leaves: 80 },
          ],
          gradeTones(leaves.spring, timeOfDay),
          9,
          -1,
        ),
      ),
    }),
} satisfies Scene;
