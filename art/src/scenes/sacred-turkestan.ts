import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawMausoleum } from '../buildings/yasawi-mausoleum.ts';
import { birds, building, layers, people, plaza, shadow } from '../drawing/layers.ts';
import { normalize } from '../renderer/math.ts';
import { timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = { ...timesOfDay.golden, shadowStrength: 0.2, lightStrength: 0.26 };

export default {
  kind: 'location',
  title: 'Sacred Turkestan',
  alt: 'The mausoleum of Khoja Ahmed Yasawi: a giant turquoise dome over sand-coloured brick and a raw, deep portal.',
  focus: [50, 46],
  color: 'ochre',
  traits: { time: 'golden', season: 'summer', palette: 'sand', viewpoint: 'axis', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 373,
      sun: normalize([-0.8, 0.4, -0.3]),
      timeOfDay,
      mountains: 0.05,
      horizon: 0.8,
      clouds: [
        [0.18, 0.24, 0.17, 0.04],
        [0.84, 0.33, 0.18, 0.05],
      ],
      draw: layers(
        timeOfDay,
        plaza(747, ['#F0CF96', '#DDB27C', '#A97B62']),
        shadow(
          [
            [864, 747],
            [1224, 777],
            [1224, 809],
            [600, 769],
            [600, 747],
          ],
          0.4,
        ),
        building(
          [0.5, 0.8344],
          13.4,
          {
            wall: '#D9AC74',
            trim: '#F0D6A4',
            shadow: '#5A3566',
            light: '#FFEBBE',
            glass: '#4B6E86',
            glint: '#BFE0DC',
            roof: '#3FB8B4',
            roofAccent: '#2E9AA0',
            gold: '#E9C45A',
          },
          drawMausoleum,
        ),
        ...people(
          [
            [0.42, 0.854, 22, '#2F6F86'],
            [0.445, 0.857, 21, '#F3EAD2', true],
            [0.58, 0.874, 27, '#B9503C', true],
            [0.33, 0.903, 36, '#E2A83A'],
            [0.36, 0.906, 34, '#7E5A96', true],
          ],
          { legs: '#4A3454', reach: 2.8 },
        ),
        birds([0.62, 0.14], 380, 250, 16, 5),
      ),
    }),
} satisfies Scene;
