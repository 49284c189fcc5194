import { waterfall, waterfallTerrain } from '../archetypes/waterfall.ts';
import { hotTub } from '../drawing/hot-tub.ts';
import { layers } from '../drawing/layers.ts';
import { toneAt } from '../renderer/color.ts';
import { CUSTOM_MATERIAL } from '../renderer/g-buffer.ts';
import { timber } from '../renderer/materials.ts';
import { normalize } from '../renderer/math.ts';
import { rasterizeRevolution } from '../renderer/polygons.ts';
import { gradeTones, timesOfDay } from '../renderer/time-of-day.ts';
import type { Scene } from '../scene.ts';

const timeOfDay = timesOfDay.dusk;
const sun = normalize([-0.75, 0.4, 0.3]);
const TUB = CUSTOM_MATERIAL + 3;

/** Wooden tubs beside the stream. */
const tubs = [
  { x: 214.5, z: 60 },
  { x: 220, z: 68 },
  { x: 198, z: 63 },
];

export default {
  kind: 'location',
  title: 'Gorelnik Trail',
  alt: 'Steaming wooden tubs beside an icy stream at dusk, white cascades coming down a spruce ravine behind them.',
  focus: [54, 60],
  color: 'ochre',
  traits: { time: 'dusk', season: 'autumn', palette: 'indigo', viewpoint: 'close', archetype: 'waterfall' },
  landscape: () => {
    const terrain = waterfallTerrain(241, { height: 13, radius: 30, back: 104, slot: 6, above: 0.5 });
    const planks = gradeTones(timber, timeOfDay);
    const lift = (x: number, z: number) => terrain.heightAt(x, z) + 0.2;
    return waterfall({
      seed: 241,
      sun,
      timeOfDay: { ...timeOfDay, shadowStrength: 0.62, lightStrength: 0.2 },
      season: 'autumn',
      terrain,
      view: { x: 213, y: 7.5, z: 42, yaw: 0, fov: 50, horizon: 0.4 },
      falls: [
        { x: 207, z: 101, top: 12, foot: 4, width: 3.4, spread: 0.5 },
        { x: 206, z: 92, top: 5, foot: 0, width: 4.6, spread: 0.5 },
        { x: 207.5, z: 116, top: 24, foot: 13, width: 2.4, spread: 0.4 },
      ],
      water: ['#7488BC', '#A3B1D6', '#D6D7E6', '#FFF4EA'],
      stream: { half: 3.4, color: '#46619A', foam: '#DCDDEB' },
      bushes: ['#5A2A2C', '#93442C', '#CB7030', '#EEA240', '#FFD478'],
      sky: { colors: timeOfDay.sky, stars: 0.0006 },
      materials: { [TUB]: (shade, u, _v, grain) => toneAt(planks, shade + grain - (u % 3 < 0.4 ? 0.12 : 0)) },
      rasterizeObjects: (buffer, camera) => {
        for (const { x, z } of tubs)
          rasterizeRevolution(
            buffer,
            camera,
            [x, lift(x, z) - 0.6, z],
            [
              [0, 2],
              [1.9, 2.15],
              [1.9, 1.85],
            ],
            TUB,
            sun,
            48,
          );
      },
      draw: layers(
        timeOfDay,
        ...tubs.flatMap(({ x, z }, i) => hotTub([x, lift(x, z) + 1.2, z], i === 1 ? [0.2] : [-0.6, 0.7], i + 2)),
      ),
    });
  },
} satisfies Scene;
