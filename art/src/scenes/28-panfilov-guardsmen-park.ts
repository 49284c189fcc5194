import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawCathedral } from '../buildings/ascension-cathedral.ts';
import {
  birds,
  building,
  canopy,
  crowns,
  haze,
  layers,
  people,
  pigeons,
  plaza,
  shadow,
  spruces,
} from '../drawing/layers.ts';
import { leaves, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.golden;
const softLight = { ...timeOfDay, shadowStrength: 0.24, lightStrength: 0.3 };

export default {
  kind: 'location',
  title: '28 Panfilov Guardsmen Park',
  alt: 'The tall wooden cathedral in butter yellow and white, its domes patterned in coloured diamonds, between firs.',
  focus: [51, 42],
  color: 'ochre',
  traits: { time: 'golden', season: 'summer', palette: 'gold', viewpoint: 'front', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 97,
      sun: normalize([-0.8, 0.42, -0.3]),
      timeOfDay: softLight,
      mountains: 1,
      horizon: 0.8,
      clouds: [
        [0.175, 0.196, 0.175, 0.0625],
        [0.854, 0.15, 0.175, 0.054],
        [0.9375, 0.317, 0.1375, 0.0375],
        [0.083, 0.342, 0.1375, 0.033],
      ],
      draw: layers(
        softLight,
        canopy(
          { count: 30, line: 758, up: 35, spread: 40, radius: 60 },
          gradeTones(leaves.summer, { ...softLight, lightStrength: 0.5 }),
          3,
        ),
        haze(758, 165, '#FFDCA5', 0.55),
        plaza(758, ['#F3D39B', '#E2B27E', '#B9796A']),
        crowns(
          [
            { x: 60, y: 683, radius: 100, leaves: 120 },
            { x: 168, y: 706, radius: 75, leaves: 120 },
            { x: 240, y: 723, radius: 60, leaves: 120 },
            { x: 984, y: 718, radius: 65, leaves: 120 },
            { x: 1068, y: 700, radius: 80, leaves: 120 },
            { x: 1164, y: 683, radius: 100, leaves: 120 },
          ],
          gradeTones(leaves.summer, softLight),
          5,
        ),
        // The long shadow of the cathedral.
        shadow(
          [
            [300, 761],
            [924, 761],
            [1224, 778],
            [1224, 796],
            [1056, 789],
            [960, 795],
            [792, 782],
            [504, 780],
            [408, 771],
          ],
          0.46,
        ),
        building(
          [0.515, 0.842],
          13.5,
          {
            wall: '#F0BE5E',
            trim: '#FBF0D6',
            shadow: '#56325E',
            light: '#FFF3C4',
            glass: '#4B6E86',
            glint: '#BFE0DC',
            roof: '#3E8A80',
            roofAccent: '#5FA58F',
            gold: '#E9AE35',
          },
          drawCathedral,
        ),
        spruces(
          [
            { x: 162, y: 773, height: 414, light: 0.95, slenderness: 0.16 },
            { x: 102, y: 791, height: 558, light: 1, slenderness: 0.16 },
            { x: 14, y: 813, height: 720, light: 1, slenderness: 0.16 },
            { x: 1062, y: 775, height: 360, light: 0.6, slenderness: 0.16 },
            { x: 1122, y: 794, height: 522, light: 0.56, slenderness: 0.16 },
            { x: 1200, y: 816, height: 702, light: 0.52, slenderness: 0.16 },
          ],
          gradeTones(needles.summer, softLight),
        ),
        crowns(
          [
            { x: 168, y: 776, radius: 35, leaves: 70 },
            { x: 66, y: 778, radius: 45, leaves: 70 },
            { x: 1080, y: 777, radius: 38, leaves: 70 },
            { x: 1164, y: 781, radius: 48, leaves: 70 },
            { x: 228, y: 767, radius: 22, leaves: 70 },
            { x: 1020, y: 768, radius: 23, leaves: 70 },
          ],
          gradeTones(leaves.summer, softLight),
          8,
        ),
        ...people(
          [
            [0.435, 0.868, 19, '#C8492F'],
            [0.452, 0.869, 17, '#E9C377', true],
            [0.6, 0.889, 24, '#2F6F86'],
            [0.335, 0.859, 14, '#7E9A66'],
            [0.66, 0.857, 13, '#D98C3A', true],
          ],
          { reach: 2.6 },
        ),
        pigeons([0.5, 0.887], 290, 36, 26, 12),
        birds([0.6, 0.12], 300, 240, 14, 12),
      ),
    }),
} satisfies Scene;
