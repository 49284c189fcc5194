import { drawGlassDome } from '../buildings/glass-dome.ts';
import { hex, type Tones } from '../kit/colour.ts';
import { randomFrom } from '../kit/random.ts';
import { drawCrowns } from './foliage.ts';
import { inUnits, type Layer, mist } from './layers.ts';
import type { Point } from './sketch.ts';
import { drawFountain } from './street.ts';

/** A round pond with a rim, the sky and three blue domes in it; `half` is half its width in units. */
export const pond =
  (at: Point, half: number): Layer =>
  ({ sketch, drawing }) => {
    const [x, y] = inUnits(drawing, at);
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

/** Round basins one below another, each with two jets; `top` is the middle of the first in units. */
export const cascade =
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

/** Light that falls from a hall onto wet stone, in strips; lengths in units, the colour as CSS writes it. */
export const sheen =
  (top: number, from: number, to: number, colour: string): Layer =>
  ({ canvas, drawing: { height } }) => {
    for (let i = 0; i < 26; i++) {
      const fall = canvas.createLinearGradient(0, top, 0, height);
      fall.addColorStop(0, `rgba(${colour},${0.1 + 0.055 * ((i * 7) % 5)})`);
      fall.addColorStop(1, `rgba(${colour},0)`);
      canvas.fillStyle = fall;
      canvas.fillRect(from + (i / 25) * (to - from), top, 12 + ((i * 13) % 11), height - top);
    }
  };

/** A round wooden pool sunk into the ground. */
export const plungePool =
  (at: Point): Layer =>
  ({ sketch, drawing }) => {
    const [x, y] = inUnits(drawing, at);
    sketch.ellipse([x, y + 8], 128, 30, '#5A3A34');
    sketch.ellipse([x, y], 128, 30, '#B9793E');
    sketch.ellipse([x, y], 112, 24, '#2F6F9A');
    sketch.ellipse([x - 24, y - 3], 60, 9, '#8FC6DC');
  };

/** Fruit trees in rows: the height of each row's feet in the picture, radius of its crowns and their distance in units. */
export const orchard =
  (rows: readonly (readonly [y: number, radius: number, gap: number])[], tones: Tones): Layer =>
  ({ canvas, sketch, drawing: { width, height } }) => {
    const random = randomFrom(7);
    for (const [y, radius, gap] of rows)
      for (let x = -gap * random(); x < width + gap; x += gap) {
        const stem = x + (random() - 0.5) * gap * 0.2;
        const foot = height * y + random() * 8;
        sketch.line(
          [
            [stem, foot],
            [stem + 2, foot - radius * 0.9],
          ],
          radius * 0.16,
          sketch.paint('#5A3A44', 0.4),
        );
        sketch.ellipse([stem - radius * 0.5, foot], radius * 1.1, radius * 0.16, sketch.paint('#2E2A5A', 0.2, 0.35));
        drawCrowns(
          canvas,
          [{ x: stem, y: foot - radius * 1.25, radius: radius * 0.92, leaves: 64 }],
          tones,
          (x * 7) | 0,
          1,
        );
      }
  };

/** The dust behind something fast, thinner the farther back; `size` is units per metre of the thing. */
export const dust = ([x, y]: Point, size: number): Layer[] =>
  [0, 1, 2, 3].map((puff) =>
    mist([x - (size * (1.1 + puff * 0.9)) / 1200, y], {
      width: size * (1 + puff * 0.5),
      rise: size * (0.5 + puff * 0.24),
      puffs: 24,
      strength: 0.34 - puff * 0.05,
      seed: puff + size,
      colour: '255,236,196',
    }),
  );

export const glassDome =
  (at: Point, radius: number): Layer =>
  ({ canvas, drawing }) =>
    drawGlassDome(canvas, ...inUnits(drawing, at), radius);
