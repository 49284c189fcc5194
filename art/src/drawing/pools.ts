import { hex } from '../renderer/color.ts';
import { drawFountain } from './fountain.ts';
import { type Layer, toUnits } from './layers.ts';
import type { Point } from './sketch.ts';

/** A round pond with a rim that reflects the sky and three blue domes; `half` is half its width in units. */
export const pond =
  (at: Point, half: number): Layer =>
  ({ sketch, drawing }) => {
    const [x, y] = toUnits(drawing, at);
    sketch.ellipse([x, y], half + 10, 44, sketch.paint('#F6EBD2', 0.8));
    sketch.ellipse([x, y], half - 8, 37, sketch.paint('#7CC3D6', 0.6));
    for (const [dx, wide, alpha] of [
      [0, 120, 0.5],
      [-156, 50, 0.35],
      [156, 50, 0.35],
    ])
      sketch.ellipse([x + dx, y - 12], wide, 15, sketch.paint('#3E93C6', 0.5, alpha));
    for (let i = 0; i < 9; i++)
      sketch.ellipse([x + (i - 4) * 66, y - 8 + (i % 3) * 9], 30, 1.4, sketch.paint('#F4FBF6', 0.9, 0.6));
  };

/** Round basins one below another, each with two jets; `top` is the height of the first in units. */
export const fountainBasins =
  (top: number, count: number): Layer =>
  ({ canvas, sketch, drawing: { width } }) => {
    for (let i = 0; i < count; i++) {
      const [y, wide] = [top + i * 26 + i * i * 2.4, 78 + i * 74];
      sketch.ellipse([width / 2, y + 7], wide + 10, 12 + i * 4.4, sketch.paint('#B9AE98', 0.4));
      sketch.ellipse([width / 2, y], wide + 10, 12 + i * 4.4, sketch.paint('#FBF6E8', 0.85));
      sketch.ellipse([width / 2, y], wide, 9 + i * 3.8, sketch.paint('#6FC0D2', 0.6));
      sketch.ellipse([width / 2 - wide * 0.2, y - 2], wide * 0.5, 3 + i, sketch.paint('#CFEDEE', 0.9, 0.7));
      for (const side of [-1, 1])
        drawFountain(canvas, width / 2 + side * wide * 0.66, y, 30 + i * 9, 22 + i * 7, hex('#F6FDFB'), i * 3 + side);
    }
  };
