import { buildingElevation } from '../archetypes/building-elevation.ts';
import { drawStele } from '../buildings/independence-stele.ts';
import { birds, building, canopy, figure, haze, layers, people, plaza } from '../drawing/layers.ts';
import { drawGoldenWarrior } from '../figures/golden-warrior.ts';
import { leaves } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.afternoon;

export default {
  kind: 'location',
  title: 'Independence Monument',
  alt: 'A slender pale stele against the sky, on top the Golden Warrior in his pointed hat on a winged leopard.',
  focus: [50, 34],
  color: 'ochre',
  traits: { time: 'afternoon', season: 'autumn', palette: 'gold', viewpoint: 'low', archetype: 'building' },
  landscape: () =>
    buildingElevation({
      seed: 347,
      sun: normalize([-0.8, 0.45, -0.3]),
      timeOfDay,
      mountains: 1.1,
      horizon: 0.86,
      clouds: [
        [0.24, 0.4, 0.22, 0.11],
        [0.78, 0.28, 0.2, 0.09],
        [0.62, 0.55, 0.16, 0.05],
      ],
      draw: layers(
        timeOfDay,
        canopy({ count: 22, line: 796, up: 34, spread: 27, radius: 50 }, gradeTones(leaves.autumn, timeOfDay), 6),
        haze(796, 120, '#FBE0B0', 0.5),
        plaza(796, ['#EBD9B6', '#D2B790', '#A98A76']),
        building(
          [0.5, 0.9139],
          21,
          {
            wall: '#DCCDB4',
            trim: '#F6EBD3',
            shadow: '#4A3F72',
            light: '#FFF0C4',
            glass: '#5B6E8E',
            glint: '#CFE0E6',
            roof: '#A99A86',
            roofAccent: '#95866F',
            gold: '#D9A23C',
          },
          drawStele,
        ),
        figure([0.5, 0.3166], 29, drawGoldenWarrior),
        birds([0.6, 0.22], 330, 260, 11, 7),
        ...people([
          [0.33, 0.955, 40, '#C9503C'],
          [0.355, 0.955, 40, '#E9C377', true],
          [0.63, 0.955, 40, '#2F6F86'],
        ]),
      ),
    }),
} satisfies Scene;
