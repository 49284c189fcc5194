import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex } from '../renderer/color.ts';
import { gradeColor, type TimeOfDay } from '../renderer/time-of-day.ts';

export type Point = readonly [x: number, y: number];

/** A canvas for figures and objects: flat shapes in metres with y upwards, in the light of a time of day. */
export class Sketch {
  readonly canvas: SKRSContext2D;
  readonly timeOfDay: TimeOfDay;

  constructor(canvas: SKRSContext2D, timeOfDay: TimeOfDay) {
    this.canvas = canvas;
    this.timeOfDay = timeOfDay;
  }

  /**
   * Moves the origin to a point of the picture while `draw` runs.
   *
   * @param scale units of the picture per metre.
   * @param facing -1 mirrors the drawing, so that it looks to the left.
   * @param turn rotation in radians, anticlockwise.
   */
  at([x, y]: Point, scale: number, draw: () => void, facing: 1 | -1 = 1, rotation = 0): void {
    const { canvas } = this;
    canvas.save();
    canvas.translate(x, y);
    canvas.scale(scale * facing, -scale);
    canvas.rotate(rotation);
    draw();
    canvas.restore();
  }

  /** A colour as it looks at this time of day, from shadow (0) to full light (1), as a CSS colour. */
  paint(code: string, light = 0.5, alpha = 1): string {
    return css(gradeColor(hex(code), light, this.timeOfDay), alpha);
  }

  /** Draws a filled polygon. */
  polygon(points: readonly Point[], fill: string): void {
    const { canvas } = this;
    canvas.beginPath();
    for (const [x, y] of points) canvas.lineTo(x, y);
    canvas.closePath();
    canvas.fillStyle = fill;
    canvas.fill();
  }

  /** Draws a filled shape with a smooth edge through the midpoints between its points. */
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

  ellipse([x, y]: Point, rx: number, ry: number, fill: string, rotation = 0): void {
    const { canvas } = this;
    canvas.beginPath();
    canvas.ellipse(x, y, rx, ry, rotation, 0, Math.PI * 2);
    canvas.fillStyle = fill;
    canvas.fill();
  }

  /** Draws a line with round ends and joints. */
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

  /** Draws the long, thin shadow of an object on flat ground; `reach` is its length. */
  shadow(reach: number, width: number, alpha = 0.4): void {
    this.ellipse([reach / 2, 0], Math.abs(reach) / 2 + width, width * 0.22, css(this.timeOfDay.shadow, alpha));
  }
}
