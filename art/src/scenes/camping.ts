import { plateau, plateauTerrain } from '../archetypes/plateau.ts';
import { figure, glow, hill, layers, people, spruces } from '../drawing/layers.ts';
import { drawCampfire, drawTent } from '../figures/camp.ts';
import { grass, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.night;

export default {
  kind: 'activity',
  title: 'Camping',
  alt: 'A glowing orange tent on a mountain meadow under a sky full of stars.',
  focus: [44, 66],
  color: 'spruce',
  traits: { time: 'night', season: 'summer', palette: 'indigo', viewpoint: 'far', archetype: 'plateau' },
  landscape: () =>
    plateau({
      seed: 179,
      sun: normalize([-0.7, 0.4, 0.2]),
      timeOfDay: { ...timeOfDay, shadowStrength: 0.62, lightStrength: 0.5 },
      season: 'summer',
      terrain: plateauTerrain(179, { hills: 1.3, wall: 1.25, swell: 12 }),
      view: { x: 2600, z: 40, above: 9, fov: 50, horizon: 0.62 },
      forest: { share: 1, z: [300, 3000] },
      snowline: 520,
      sky: { colors: timeOfDay.sky, stars: 0.0032 },
      draw: layers(
        timeOfDay,
        hill({
          seed: 71,
          edge: [
            [0, 0.77],
            [0.4, 0.8],
            [0.7, 0.82],
            [1, 0.76],
          ],
          tones: gradeTones(grass.summer, timeOfDay),
          reach: 1.6,
          blades: 800,
          bladeHeight: 12,
        }),
        spruces(
          [
            { x: 1130, y: 740, height: 560, light: 0.8 },
            { x: 1030, y: 730, height: 400, light: 0.75 },
            { x: 1190, y: 770, height: 430, light: 0.6 },
            { x: 60, y: 740, height: 380, light: 0.9 },
            { x: 0, y: 760, height: 520, light: 0.8 },
          ],
          gradeTones(needles.summer, timeOfDay),
        ),
        glow([0.42, 0.793], 430, '#FF9C4A', 0.6),
        figure([0.42, 0.86], 92, (sketch) => drawTent(sketch, '#F28A35')),
        glow([0.628, 0.869], 150, '#FFB35E', 0.8),
        figure([0.628, 0.8756], 30, drawCampfire),
        ...people([[0.695, 0.878, 62, '#B9503C']], { legs: '#2E3350', reach: 0 }),
        hill({
          seed: 73,
          edge: [
            [0, 0.9],
            [0.5, 0.97],
            [1, 0.9],
          ],
          tones: gradeTones(grass.summer, timeOfDay),
          blades: 1300,
          bladeHeight: 28,
        }),
      ),
    }),
} satisfies Scene;
