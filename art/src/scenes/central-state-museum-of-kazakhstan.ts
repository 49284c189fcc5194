import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawCentralMuseum } from '../buildings/central-museum.ts';
import { birds, building, canopy, crowns, haze, hill, layers, people, plaza, spruces } from '../drawing/layers.ts';
import { pond } from '../drawing/pools.ts';
import { grass, leaves, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;

export default {
  kind: 'location',
  title: 'Central State Museum of Kazakhstan',
  alt: 'A low white museum with nine sky-blue domes, the largest in the middle, behind a garden with a pond.',
  focus: [50, 52],
  color: 'lagoon',
  traits: { time: 'morning', season: 'spring', palette: 'lagoon', viewpoint: 'far', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 301,
      sun: normalize([-0.8, 0.46, -0.3]),
      timeOfDay,
      mountains: 1,
      horizon: 0.7,
      clouds: [
        [0.16, 0.2, 0.16, 0.06],
        [0.84, 0.16, 0.16, 0.05],
      ],
      draw: layers(
        timeOfDay,
        canopy({ count: 24, line: 666, up: 40, spread: 31, radius: 58 }, gradeTones(leaves.summer, timeOfDay), 3),
        haze(666, 190, '#FFF0D0', 0.45),
        plaza(666, ['#EFE3C8', '#D9C7A6', '#B9A68A']),
        building(
          [0.5, 0.7467],
          10.4,
          {
            wall: '#F1EADB',
            trim: '#FFFBF0',
            shadow: '#4A5A8A',
            light: '#FFF6DA',
            glass: '#4E7E9E',
            glint: '#CFEFF2',
            roof: '#5FB4DC',
            roofAccent: '#3E93C6',
            gold: '#E9C45A',
          },
          drawCentralMuseum,
        ),
        pond([0.5, 0.885], 370),
        ...people(
          [
            [0.36, 0.815, 24, '#2F6F86'],
            [0.4, 0.82, 24, '#2F6F86'],
            [0.61, 0.818, 24, '#C9503C'],
          ],
          { reach: 0 },
        ),
        // Willows beside the museum.
        crowns(
          [
            { x: 96, y: 640, radius: 130, leaves: 170 },
            { x: 30, y: 740, radius: 110, leaves: 130 },
            { x: 170, y: 740, radius: 74, leaves: 90 },
            { x: 1112, y: 640, radius: 126, leaves: 170 },
            { x: 1176, y: 740, radius: 110, leaves: 130 },
            { x: 1036, y: 742, radius: 70, leaves: 90 },
          ],
          gradeTones(leaves.spring, timeOfDay),
          6,
        ),
        spruces(
          [
            { x: 232, y: 690, height: 210 },
            { x: 968, y: 690, height: 220, light: 0.75 },
          ],
          gradeTones(needles.summer, timeOfDay),
        ),
        birds([0.6, 0.1], 260, 130, 9, 4),
        hill({
          seed: 5,
          edge: [
            [0, 0.87],
            [0.3, 0.955],
            [0.7, 0.955],
            [1, 0.87],
          ],
          tones: gradeTones(grass.spring, timeOfDay),
          blades: 900,
          bladeHeight: 20,
          flowers: { count: 260, colors: ['#E2453C', '#F6C445', '#FFF0E0'], size: 8 },
        }),
      ),
    }),
} satisfies Scene;
