import { plateau, plateauTerrain } from '../archetypes/plateau.ts';
import { figureInWorld, hill, layers, spruces } from '../drawing/layers.ts';
import { drawHorse } from '../figures/horse.ts';
import { grass, needles } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.morning;

/** Horses on the saddle: position, direction, colour, whether the horse grazes. */
const HERD = [
  [2655, 214, 1, '#6B3A2E', true],
  [2602, 190, -1, '#B98A57', false],
  [2572, 168, 1, '#4C2E33', true],
  [2634, 140, -1, '#A9794E', true],
  [2586, 112, 1, '#C79A63', false],
  [2616, 98, -1, '#5A3436', true],
  [2602, 84, 1, '#8E5233', true],
  [2610, 80, 1, '#D9B07A', true],
] as const;

export default {
  kind: 'location',
  title: 'Kok Zhailau',
  alt: 'A wide grassy saddle where horses graze, dark spruces at its edge and a snowy crest behind.',
  focus: [50, 52],
  color: 'steppe',
  traits: { time: 'morning', season: 'summer', palette: 'green', viewpoint: 'far', archetype: 'plateau' },
  landscape: () => {
    const terrain = plateauTerrain(151, { hills: 1.25, wall: 1.15, swell: 13 });
    return plateau({
      seed: 151,
      sun: normalize([0.72, 0.46, -0.2]),
      timeOfDay,
      season: 'summer',
      terrain,
      view: { x: 2600, z: 40, above: 7, fov: 46, horizon: 0.53 },
      snowline: 560,
      forest: { share: 1, z: [330, 3000] },
      glowAt: 1,
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.28, 0.22, 0.2, 0.1],
            [0.7, 0.12, 0.14, 0.035],
          ],
          tones: timeOfDay.clouds,
          light: [0.8, -0.55],
          seed: 25,
        },
      },
      draw: layers(
        timeOfDay,
        ...HERD.map(([x, z, facing, coat, grazing]) =>
          figureInWorld([x, terrain.heightAt(x, z), z], 1.6, (sketch) => drawHorse(sketch, coat, { grazing }), {
            facing,
            shadow: [-1.8, 0.45],
          }),
        ),
        hill({
          seed: 21,
          edge: [
            [0, 0.74],
            [0.25, 0.87],
            [0.6, 0.94],
            [1, 0.83],
          ],
          tones: gradeTones(grass.summer, timeOfDay),
          blades: 1700,
          bladeHeight: 26,
          flowers: { count: 150, colors: ['#F7E3A0', '#C58BC9', '#FFF4DC'], size: 5.5 },
          sunSide: 1,
        }),
        spruces(
          [
            { x: 40, y: 742, height: 420 },
            { x: 118, y: 770, height: 300 },
            { x: 1176, y: 790, height: 380 },
            { x: 1110, y: 812, height: 250 },
          ],
          gradeTones(needles.summer, timeOfDay),
          1,
        ),
      ),
    });
  },
} satisfies Scene;
