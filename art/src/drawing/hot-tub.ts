import { drawGlow } from './backdrop.ts';
import type { Layer } from './layers.ts';
import { drawMist } from './mist.ts';

/**
 * A tub of hot water in the rendered world, with people, steam and a lamp.
 *
 * @param rim centre of the rim, in metres of the world.
 * @param sides where people sit, in metres from the centre.
 */
export const hotTub = (
  rim: readonly [x: number, y: number, z: number],
  sides: readonly number[],
  seed: number,
): Layer[] => [
  ({ canvas, sketch, drawing }) => {
    const [x, y, depth] = drawing.project(...rim);
    const metre = drawing.scaleAt(depth);
    sketch.ellipse([x, y], metre * 1.85, metre * 0.36, '#9FC4D2');
    sketch.ellipse([x, y + metre * 0.03], metre * 1.6, metre * 0.28, '#C9E0E0');
    // Head and shoulders.
    for (const side of sides) {
      sketch.ellipse([x + side * metre, y - metre * 0.12], metre * 0.36, metre * 0.22, '#A9664C');
      sketch.ellipse([x + side * metre, y - metre * 0.55], metre * 0.2, metre * 0.25, '#8E5240');
      sketch.ellipse(
        [x + side * metre, y - metre * 0.68],
        metre * 0.21,
        metre * 0.16,
        side > 0 ? '#C9503C' : '#2E2440',
      );
    }
    const steam = { width: metre * 3.4, rise: metre * 5.5, puffs: 22, strength: 0.13, seed, color: '255,232,220' };
    drawMist(canvas, { x, y: y - metre * 0.2, ...steam });
    const lamp = [x + metre * 2.5, y - metre * 2.6] as const;
    sketch.line([[lamp[0], y + metre], lamp], metre * 0.12, '#2A1D38');
    drawGlow(canvas, lamp[0], lamp[1], metre * 7, '#FFB25C', 0.75);
    sketch.ellipse(lamp, metre * 0.28, metre * 0.34, '#FFF0C4');
  },
];
