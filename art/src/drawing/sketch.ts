import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex } from '../kit/colour.ts';
import { gradedColour, type Mood } from '../kit/mood.ts';

export type Point = readonly [x: number, y: number];

/** Flat shapes in metres, y up, from an origin: figures and things that a scene stands on its ground. */
export class Sketch {
  readonly canvas: SKRSContext2D;
  readonly mood: Mood;

  constructor(canvas: SKRSContext2D, mood: Mood) {
    this.canvas = canvas;
    this.mood = mood;
  }

  /**
   * Draws with the origin at a point of the picture.
   *
   * @param scale units of the picture per metre.
   * @param facing -1 mirrors it, so that it looks to the left.
   * @param turn in radians, against the clock.
   */
  at([x, y]: Point, scale: number, draw: () => void, facing: 1 | -1 = 1, turn = 0): void {
    const { canvas } = this;
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(scale * facing, -scale);
    canvas.rotate(turn);
    draw();
    canvas.restore();
  }

  /** A colour as it looks at this hour, in shadow (0) to full light (1). */
  paint(code: string, light = 0.5, alpha = 1): string {
    return css(gradedColour(hex(code), light, this.mood), alpha);
  }

  /** A straight-edged shape. */
  polygon(points: readonly Point[], fill: string): void {
    const { canvas } = this;
    canvas.beginPath();
    for (const [x, y] of points) canvas.lineTo(x, y);
    canvas.closePath();
    canvas.fillStyle = fill;
    canvas.fill();
  }

  /** A closed shape whose edge runs smoothly past the middle between each two points. */
  blob(points: readonly Point[], fill: string): void {
    const { canvas } = this;
    canvas.beginPath();
    const last = points[points.length - 1];
    canvas.moveTo((last[0] + points[0][0]) / 2, (last[1] + points[0][1]) / 2);
    points.forEach(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length];
      canvas.quadraticCurveTo(x, y, (x + nx) / 2, (y + ny) / 2);
    });
    canvas.closePath();
    canvas.fillStyle = fill;
    canvas.fill();
  }

  ellipse([x, y]: Point, rx: number, ry: number, fill: string, turn = 0): void {
    const { canvas } = this;
    canvas.beginPath();
    canvas.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
    canvas.fillStyle = fill;
    canvas.fill();
  }

  /** A line with round ends and joints: limbs, ropes, frames. */
  line(points: readonly Point[], width: number, stroke: string): void {
    const { canvas } = this;
    canvas.beginPath();
    for (const [x, y] of points) canvas.lineTo(x, y);
    canvas.lineWidth = width;
    canvas.lineCap = 'round';
    canvas.lineJoin = 'round';
    canvas.strokeStyle = stroke;
    canvas.stroke();
  }

  ring([x, y]: Point, radius: number, width: number, stroke: string): void {
    const { canvas } = this;
    canvas.beginPath();
    canvas.arc(x, y, radius, 0, Math.PI * 2);
    canvas.lineWidth = width;
    canvas.strokeStyle = stroke;
    canvas.stroke();
  }

  /** The shadow a thing throws on flat ground: long and thin, away from the sun. */
  shadow(reach: number, width: number, alpha = 0.4): void {
    this.ellipse([reach / 2, 0], Math.abs(reach) / 2 + width, width * 0.22, css(this.mood.shadow, alpha));
  }
}
