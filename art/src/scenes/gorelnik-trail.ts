import { drawGlow } from '../archetypes/elevation.ts';
import { horseshoe, niche } from '../archetypes/niche.ts';
import { drawMist } from '../drawing/mist.ts';
import { Sketch } from '../drawing/sketch.ts';
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
      draw: (canvas, { project, scaleAt }) => {
        const sketch = new Sketch(canvas, mood);
        tubs.forEach(({ x, z }, i) => {
          const [px, py, depth] = project(x, lift(x, z) + 1.2, z);
          const unit = scaleAt(depth);
          sketch.ellipse([px, py], unit * 1.85, unit * 0.36, '#9FC4D2');
          sketch.ellipse([px, py + unit * 0.03], unit * 1.6, unit * 0.28, '#C9E0E0');
          // Two bathers, head and shoulders.
          for (const side of i === 1 ? [0.2] : [-0.6, 0.7]) {
            sketch.ellipse([px + side * unit, py - unit * 0.12], unit * 0.36, unit * 0.22, '#A9664C');
            sketch.ellipse([px + side * unit, py - unit * 0.55], unit * 0.2, unit * 0.25, '#8E5240');
            sketch.ellipse(
              [px + side * unit, py - unit * 0.68],
              unit * 0.21,
              unit * 0.16,
              side > 0 ? '#C9503C' : '#2E2440',
            );
          }
          drawMist(canvas, {
            x: px,
            y: py - unit * 0.2,
            width: unit * 3.4,
            rise: unit * 5.5,
            puffs: 22,
            strength: 0.13,
            seed: i + 2,
            colour: '255,232,220',
          });
          const lamp = [px + unit * 2.5, py - unit * 2.6] as const;
          sketch.line([[lamp[0], py + unit], lamp], unit * 0.12, '#2A1D38');
          drawGlow(canvas, lamp[0], lamp[1], unit * 7, '#FFB25C', 0.75);
          sketch.ellipse(lamp, unit * 0.28, unit * 0.34, '#FFF0C4');
        });
      },
    });
  },
} satisfies Scene;
