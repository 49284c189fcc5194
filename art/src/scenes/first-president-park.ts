import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawColonnade } from '../buildings/colonnade.ts';
import { building, canopy, crowns, fountain, haze, layers, people, plaza, spruces } from '../drawing/layers.ts';
import { fountainBasins } from '../drawing/pools.ts';
import { spruceRow } from '../drawing/tree-placement.ts';
import { hex } from '../renderer/color.ts';
import { leaves, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.noon;

export default {
  kind: 'location',
  title: 'First President Park',
  alt: 'A semicircular white colonnade with golden vases behind a cascade fountain, snow peaks above autumn trees.',
  focus: [50, 56],
  color: 'slate',
  traits: { time: 'noon', season: 'autumn', palette: 'stone', viewpoint: 'axis', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 311,
      sun: normalize([-0.7, 0.56, -0.3]),
      timeOfDay,
      mountains: 1.35,
      horizon: 0.66,
      clouds: [
        [0.22, 0.16, 0.17, 0.05],
        [0.8, 0.2, 0.16, 0.06],
      ],
      draw: layers(
        timeOfDay,
        canopy(
          { count: 26, line: 648, up: 50, spread: 41, radius: 60, leaves: 70 },
          gradeTones(leaves.birch, timeOfDay),
          4,
        ),
        spruces(
          [
            ...spruceRow({ from: 10, to: 442, count: 9, foot: 652, height: 170, vary: 60 }),
            ...spruceRow({ from: 758, to: 1190, count: 9, foot: 652, height: 170, vary: 60, light: 0.7 }),
          ],
          gradeTones(needles.winter, timeOfDay),
        ),
        haze(648, 150, '#FFF4DA', 0.35),
        plaza(648, ['#EFE7D6', '#DDD0B8', '#B8A68E']),
        building(
          [0.5, 0.7444],
          15,
          {
            wall: '#F2ECDD',
            trim: '#FFFCF2',
            shadow: '#4C5A88',
            light: '#FFF8E0',
            glass: '#4E7E9E',
            glint: '#CFEFF2',
            roof: '#C9BFA8',
            roofAccent: '#B0A58C',
            gold: '#E2B23C',
          },
          drawColonnade,
        ),
        fountainBasins(700, 5),
        fountain([0.5, 0.771], 150, 96, hex('#FBFFFD'), 21),
        ...people([
          [0.2, 0.85, 42, '#C9503C'],
          [0.235, 0.855, 40, '#E9C377'],
          [0.81, 0.88, 47, '#2F6F86'],
        ]),
        crowns(
          [
            { x: 30, y: 640, radius: 120, leaves: 150 },
            { x: 120, y: 700, radius: 70, leaves: 90 },
            { x: 1176, y: 650, radius: 120, leaves: 150 },
            { x: 1090, y: 706, radius: 66, leaves: 90 },
          ],
          gradeTones(leaves.autumn, timeOfDay),
          9,
        ),
      ),
    }),
} satisfies Scene;
