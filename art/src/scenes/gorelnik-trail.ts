import { horseshoe, niche } from '../archetypes/niche.ts';
import { bathers } from '../drawing/bathers.ts';
import { layers } from '../drawing/layers.ts';
import { toneAt } from '../kit/colour.ts';
import { OWN } from '../kit/gbuffer.ts';
import { timber } from '../kit/materials.ts';
import { graded, moods } from '../kit/mood.ts';
import { unit } from '../kit/numbers.ts';
import { castTurned } from '../kit/polygons.ts';
import type { Scene } from '../scene.ts';

const mood = moods.dusk;
const sun = unit([-0.75, 0.4, 0.3]);
const TUB = OWN + 3;

/** Wooden tubs beside the stream. */
const tubs = [
  { x: 214.5, z: 60 },
  { x: 220, z: 68 },
  { x: 198, z: 63 },
];

export default {
  kind: 'place',
  title: 'Gorelnik Trail',
  alt: 'Steaming wooden tubs beside an icy stream at dusk, white cascades coming down a spruce ravine behind them.',
  focus: [54, 60],
  tone: 'ochre',
  traits: { time: 'dusk', season: 'autumn', palette: 'indigo', viewpoint: 'close', archetype: 'niche' },
  landscape: () => {
    const terrain = horseshoe(241, { height: 13, radius: 30, back: 104, slot: 6, above: 0.5 });
    const planks = graded(timber, mood);
    const lift = (x: number, z: number) => terrain.heightAt(x, z) + 0.2;
    return niche({
      seed: 241,
      sun,
      mood: { ...mood, shadowed: 0.62, lit: 0.2 },
      season: 'autumn',
      terrain,
      view: { x: 213, y: 7.5, z: 42, yaw: 0, fov: 50, horizon: 0.4 },
      falls: [
        { x: 207, z: 101, top: 12, foot: 4, width: 3.4, spread: 0.5 },
        { x: 206, z: 92, top: 5, foot: 0, width: 4.6, spread: 0.5 },
        { x: 207.5, z: 116, top: 24, foot: 13, width: 2.4, spread: 0.4 },
      ],
      water: ['#7488BC', '#A3B1D6', '#D6D7E6', '#FFF4EA'],
      stream: { half: 3.4, colour: '#46619A', foam: '#DCDDEB' },
      bushes: ['#5A2A2C', '#93442C', '#CB7030', '#EEA240', '#FFD478'],
      sky: { colours: mood.sky, stars: 0.0006 },
      materials: { [TUB]: (shade, u, _v, grain) => toneAt(planks, shade + grain - (u % 3 < 0.4 ? 0.12 : 0)) },
      parts: (buffer, camera) => {
        for (const { x, z } of tubs)
          castTurned(
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
        mood,
        ...tubs.flatMap(({ x, z }, i) => bathers([x, lift(x, z) + 1.2, z], i === 1 ? [0.2] : [-0.6, 0.7], i + 2)),
      ),
    });
  },
} satisfies Scene;
