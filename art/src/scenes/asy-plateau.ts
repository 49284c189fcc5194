import { plateau, plateauTerrain } from '../archetypes/plateau.ts';
import { figureInWorld, hill, layers } from '../drawing/layers.ts';
import { drawHorse } from '../figures/horse.ts';
import { toneAt } from '../renderer/color.ts';
import { CUSTOM_MATERIAL } from '../renderer/g-buffer.ts';
import { earth, grass, masonry } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { rasterizeBox, rasterizeRevolution } from '../renderer/polygons.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';
import { withPath } from '../scenery/ground-cover.ts';
import { createYurtMaterials, rasterizeYurt } from '../scenery/yurt.ts';

const timeOfDay = timesOfDay.noon;
const sun = normalize([-0.74, 0.5, -0.2]);
const METAL = CUSTOM_MATERIAL + 5;

const yurts = [
  { x: 2588, z: 84, radius: 4.4 },
  { x: 2567, z: 128, radius: 4 },
  { x: 2640, z: 190, radius: 4.2 },
];
/** The observatory: two silver domes on cylindrical towers. */
const domes = [
  { x: 2672, z: 420, radius: 13 },
  { x: 2704, z: 452, radius: 8 },
];
/** x of the dirt track at distance z. */
const track = (z: number) => 2606 + 0.1 * z + 16 * Math.sin(z * 0.017 + 0.4);

const ROUND = Array.from({ length: 10 }, (_, i) => [Math.sin((i / 9) * 1.57), Math.cos((i / 9) * 1.57)] as const);

const HERD = [
  [2630, 150, -1, '#8E5233', true],
  [2637, 160, -1, '#5A3436', false],
  [2590, 140, 1, '#4C2E33', true],
  [2612, 78, -1, '#B98A57', true],
  [2605, 68, 1, '#7C452E', false],
  [2619, 96, -1, '#A9794E', false],
] as const;

export default {
  kind: 'location',
  title: 'Asy Plateau',
  alt: 'A treeless green plateau with white yurts and horses, a dirt track, and the silver domes of an observatory.',
  focus: [52, 56],
  color: 'steppe',
  traits: { time: 'noon', season: 'spring', palette: 'green', viewpoint: 'low', archetype: 'plateau' },
  landscape: () => {
    const terrain = plateauTerrain(131, { hills: 0.55, wall: 0.55 });
    const steel = gradeTones(masonry, timeOfDay);
    const on = <T extends { x: number; z: number }>(thing: T) => ({ ...thing, y: terrain.heightAt(thing.x, thing.z) });
    const base = plateau({
      seed: 131,
      sun,
      timeOfDay,
      season: 'spring',
      terrain,
      view: { x: 2600, z: 40, above: 5.6, fov: 44, horizon: 0.5 },
      forest: { share: 0 },
      snowline: 420,
      shadowCasters: [
        ...yurts.map((yurt) => ({ ...yurt, height: 3.6 })),
        ...domes.map((dome) => ({ ...dome, height: 20 })),
      ],
      sky: {
        colors: timeOfDay.sky,
        clouds: {
          shapes: [
            [0.72, 0.26, 0.24, 0.13],
            [0.22, 0.2, 0.2, 0.08],
            [0.5, 0.1, 0.12, 0.03],
          ],
          tones: timeOfDay.clouds,
          light: [-0.8, -0.55],
          seed: 22,
        },
      },
      materials: {
        ...createYurtMaterials(timeOfDay),
        [METAL]: (shade, u, v, grain) => toneAt(steel, shade + grain * 0.4 - (v > 9 && u % 8 < 0.3 ? 0.12 : 0)),
      },
      rasterizeObjects: (buffer, camera) => {
        for (const yurt of yurts) rasterizeYurt(buffer, camera, on(yurt), sun);
        for (const { x, y, z, radius } of domes.map(on)) {
          rasterizeRevolution(
            buffer,
            camera,
            [x, y - 2, z],
            [
              [0, radius],
              [radius * 0.9, radius],
            ],
            METAL,
            sun,
          );
          rasterizeRevolution(
            buffer,
            camera,
            [x, y - 2 + radius * 0.9, z],
            ROUND.map(([up, wide]) => [up * radius * 1.05, wide * radius * 1.05] as const),
            METAL,
            sun,
          );
        }
        const house = on({ x: 2690, z: 436 });
        rasterizeBox(buffer, camera, { ...house, y: house.y - 2, width: 26, depth: 10, height: 8 }, METAL, sun);
      },
      draw: layers(
        timeOfDay,
        ...HERD.map(([x, z, facing, coat, grazing]) =>
          figureInWorld([x, terrain.heightAt(x, z), z], 1.5, (sketch) => drawHorse(sketch, coat, { grazing }), {
            facing,
            shadow: [1.6, 0.5],
          }),
        ),
        hill({
          seed: 9,
          edge: [
            [0, 0.8],
            [0.35, 0.9],
            [0.7, 0.93],
            [1, 0.86],
          ],
          tones: gradeTones(grass.summer, timeOfDay),
          blades: 1500,
          bladeHeight: 26,
          flowers: { count: 130, colors: ['#FFF3D0', '#F2B84B', '#E9836B'], size: 5 },
        }),
      ),
    });
    return withPath(base, { middle: track, until: 1200, bare: [0.7, 2.2], soil: gradeTones(earth, timeOfDay) });
  },
} satisfies Scene;
