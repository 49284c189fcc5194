import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, hex, mix, type Rgb } from '../renderer/color.ts';
import { clamp } from '../renderer/math.ts';
import type { Point } from './sketch.ts';

/** The materials of a building, as hex codes. */
export type FacadeColors = {
  wall: string;
  trim: string;
  glass: string;
  glint: string;
  roof: string;
  roofAccent: string;
  gold: string;
  shadow: string;
  light: string;
};

/** Options of a window: width of its frame, and height of the gable above it, in metres. */
export type WindowOptions = { frame?: number; hood?: number };

/**
 * A canvas for the elevation of a building: in metres, y upwards, ground line at y = 0, lit from the left.
 * `light` runs from 0 (shadow) over 0.5 (the colour itself) to 1 (full sun).
 */
export class Facade {
  readonly canvas: SKRSContext2D;
  readonly colors: FacadeColors;
  readonly scale: number;
  readonly #x: number;
  readonly #y: number;

  /**
   * @param origin of the building's ground line, in the units of the picture.
   * @param scale units of the picture per metre.
   */
  constructor(canvas: SKRSContext2D, origin: Point, scale: number, colors: FacadeColors) {
    this.canvas = canvas;
    this.colors = colors;
    this.scale = scale;
    [this.#x, this.#y] = origin;
  }

  x = (metres: number) => this.#x + metres * this.scale;
  y = (metres: number) => this.#y - metres * this.scale;

  /** A colour in shadow (0) to full sun (1). */
  litColor(color: Rgb, light: number): Rgb {
    const { shadow, light: sun } = this.colors;
    return light < 0.5
      ? mix(mix(hex(shadow), color, 0.42), color, light * 2)
      : mix(color, mix(color, hex(sun), 0.62), (light - 0.5) * 2);
  }

  paint = (code: string, light: number, alpha = 1) => css(this.litColor(hex(code), clamp(light)), alpha);
  shade = (alpha: number) => css(hex(this.colors.shadow), alpha);

  polygon(points: readonly Point[], fill: string): void {
    this.#trace(points);
    this.canvas.fillStyle = fill;
    this.canvas.fill();
  }

  #trace(points: readonly Point[]) {
    this.canvas.beginPath();
    for (const [x, y] of points) this.canvas.lineTo(this.x(x), this.y(y));
    this.canvas.closePath();
  }

  rect(x: number, y: number, width: number, height: number, fill: string): void {
    this.canvas.fillStyle = fill;
    this.canvas.fillRect(this.x(x), this.y(y + height), width * this.scale, height * this.scale);
  }

  disc(x: number, y: number, radius: number, fill: string): void {
    this.canvas.beginPath();
    this.canvas.arc(this.x(x), this.y(y), radius * this.scale, 0, Math.PI * 2);
    this.canvas.fillStyle = fill;
    this.canvas.fill();
  }

  /** Draws a filled shape with a smooth edge through the midpoints between its points. */
  curve(points: readonly Point[], fill: string): void {
    const { canvas } = this;
    canvas.beginPath();
    points.forEach(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length];
      const middle = [this.x((x + nx) / 2), this.y((y + ny) / 2)] as const;
      if (i === 0) canvas.moveTo(...middle);
      else canvas.quadraticCurveTo(this.x(x), this.y(y), ...middle);
    });
    const [[x, y], [nx, ny]] = points;
    canvas.quadraticCurveTo(this.x(x), this.y(y), this.x((x + nx) / 2), this.y((y + ny) / 2));
    canvas.closePath();
    canvas.fillStyle = fill;
    canvas.fill();
  }

  /** Draws a rectangle with a vertical gradient. */
  gradient(x: number, y: number, width: number, height: number, top: string, foot: string): void {
    const run = this.canvas.createLinearGradient(0, this.y(y + height), 0, this.y(y));
    run.addColorStop(0, top);
    run.addColorStop(1, foot);
    this.canvas.fillStyle = run;
    this.canvas.fillRect(this.x(x), this.y(y + height), width * this.scale, height * this.scale);
  }

  /** Draws a wall with courses of stone, lighter at the top; `course` is the height of one in metres. */
  wall(
    x: number,
    y: number,
    width: number,
    height: number,
    light: number,
    code = this.colors.wall,
    course = 0.55,
  ): void {
    this.rect(x, y, width, height, this.paint(code, light));
    const courses = Math.max(1, Math.round(height / course));
    for (let i = 0; i < courses; i++)
      this.rect(x, y + (i * height) / courses, width, 0.07, this.paint(code, Math.max(0, light - 0.16), 0.55));
    this.gradient(x, y, width, height, css(hex(this.colors.light), 0.1 * light), this.shade(0.16));
  }

  /** Draws a cornice with dentils and its shadow on the wall below. */
  cornice(x: number, y: number, width: number, light: number, height = 0.55, out = 0.35): void {
    const { trim } = this.colors;
    this.rect(x - out, y, width + 2 * out, height, this.paint(trim, light));
    this.rect(x - out, y, width + 2 * out, height * 0.28, this.paint(trim, light * 0.55));
    const dentils = Math.round((width + 2 * out) / 0.5);
    const step = (width + 2 * out) / dentils;
    for (let i = 0; i < dentils; i++)
      this.rect(x - out + (i + 0.25) * step, y - 0.26, 0.5 * step, 0.26, this.paint(trim, light * 0.8));
    this.rect(x, y - 0.95, width, 0.7, this.shade(0.42));
  }

  /** Draws a pilaster with base and capital. */
  pilaster(x: number, y: number, width: number, height: number, light: number): void {
    const { trim } = this.colors;
    this.rect(x, y, width, height, this.paint(trim, light));
    this.rect(x + width * 0.62, y, width * 0.38, height, this.paint(trim, light * 0.55));
    this.rect(x - 0.08, y + height - 0.5, width + 0.16, 0.5, this.paint(trim, Math.min(1, light + 0.1)));
    this.rect(x - 0.08, y, width + 0.16, 0.45, this.paint(trim, light * 0.85));
  }

  /** Draws a shape with a round top, or with the four-centred arch of Central Asia if `pointed`. */
  arch(x: number, y: number, width: number, height: number, fill: string, pointed = false): void {
    this.#traceArch(x, y, width, height, pointed);
    this.canvas.fillStyle = fill;
    this.canvas.fill();
  }

  #traceArch(x: number, y: number, width: number, height: number, pointed: boolean) {
    const { canvas } = this;
    const half = width / 2;
    canvas.beginPath();
    canvas.moveTo(this.x(x), this.y(y));
    if (pointed) {
      const spring = y + height - half * 1.05;
      canvas.lineTo(this.x(x), this.y(spring));
      canvas.bezierCurveTo(
        this.x(x + half * 0.03),
        this.y(spring + half * 0.62),
        this.x(x + half * 0.42),
        this.y(y + height - half * 0.22),
        this.x(x + half),
        this.y(y + height),
      );
      canvas.bezierCurveTo(
        this.x(x + width - half * 0.42),
        this.y(y + height - half * 0.22),
        this.x(x + width - half * 0.03),
        this.y(spring + half * 0.62),
        this.x(x + width),
        this.y(spring),
      );
    } else {
      canvas.lineTo(this.x(x), this.y(y + height - half));
      canvas.arc(this.x(x + half), this.y(y + height - half), half * this.scale, Math.PI, 0);
    }
    canvas.lineTo(this.x(x + width), this.y(y));
    canvas.closePath();
  }

  /** Draws a window with frame, reveal, bars and reflection. */
  window(x: number, y: number, width: number, height: number, light: number, options: WindowOptions = {}): void {
    const { frame = 0.26, hood } = options;
    const { trim, glass, glint } = this.colors;
    this.arch(x - frame - 0.16, y - frame, width + 2 * frame + 0.5, height + 2 * frame, this.shade(0.35));
    this.arch(x - frame, y - frame, width + 2 * frame, height + 2 * frame, this.paint(trim, light));
    this.arch(x, y, width, height, this.paint(glass, light * 0.6));
    const { canvas } = this;
    canvas.save();
    this.#traceArch(x, y, width, height, false);
    canvas.clip();
    this.polygon(
      [
        [x, y + height * 0.35],
        [x + width, y + height * 0.75],
        [x + width, y + height * 1.2],
        [x, y + height * 1.2],
      ],
      css(hex(glint), 0.38 * light + 0.1),
    );
    this.rect(x, y, width * 0.18, height, this.shade(0.45));
    this.rect(x, y + height - width * 0.2, width, width * 0.2, this.shade(0.35));
    const bar = this.paint(trim, light * 0.9);
    this.rect(x + width / 2 - 0.06, y, 0.12, height, bar);
    for (let up = height * 0.28; up < height - 0.3; up += height * 0.28) this.rect(x, y + up, width, 0.11, bar);
    canvas.restore();
    this.rect(x - frame - 0.12, y - frame - 0.22, width + 2 * frame + 0.24, 0.24, this.paint(trim, light + 0.08));
    if (hood) {
      const foot = y + height + frame * 0.6;
      const [left, right] = [x - frame - 0.25, x + width + frame + 0.25];
      const top = y + height + frame + hood;
      this.polygon(
        [
          [left, foot],
          [x + width / 2, top],
          [right, foot],
          [right, foot - 0.22],
          [x + width / 2, top - 0.3],
          [left, foot - 0.22],
        ],
        this.paint(trim, light + 0.05),
      );
    }
  }

  /** Draws the three visible faces of an octagonal storey; `face` can draw on each. */
  octagon(
    centre: number,
    y: number,
    width: number,
    height: number,
    face?: (x: number, width: number, light: number, index: number) => void,
  ): void {
    const front = width * 0.414;
    const side = width * 0.293;
    const faces = [
      [centre - width / 2, side, 0.98],
      [centre - front / 2, front, 0.66],
      [centre + front / 2, side, 0.14],
    ] as const;
    faces.forEach(([x, wide, light], index) => {
      this.wall(x, y, wide, height, light);
      face?.(x, wide, light, index);
    });
    const edges: [number, number][] = [
      [centre - width / 2, 1],
      [centre - front / 2, 0.85],
      [centre + front / 2, 0.5],
      [centre + width / 2, 0.15],
    ];
    for (const [x, light] of edges) this.pilaster(x - 0.22, y, 0.44, height, light);
    this.cornice(centre - width / 2, y + height - 0.3, width, 0.75);
  }

  /** Draws a roof of scale-shaped tiles between its corners. */
  roof(points: readonly Point[], light: number): void {
    const { roof, roofAccent, light: sun } = this.colors;
    const { canvas } = this;
    this.polygon(points, this.paint(roof, light));
    canvas.save();
    this.#trace(points);
    canvas.clip();
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    for (let row = 0, y = low; y < high; y += 0.5, row++)
      for (let x = left - (row & 1 ? 0.4 : 0); x < right; x += 0.8)
        this.polygon(
          [
            [x, y + 0.25],
            [x + 0.4, y],
            [x + 0.8, y + 0.25],
            [x + 0.4, y + 0.5],
          ],
          this.paint(((x * 1.25 + row) | 0) % 3 === 0 ? roofAccent : roof, light + (row & 1 ? 0.06 : -0.04), 0.9),
        );
    const fall = canvas.createLinearGradient(this.x(left), 0, this.x(right), 0);
    fall.addColorStop(0, css(hex(sun), 0.22));
    fall.addColorStop(1, this.shade(0.35));
    canvas.fillStyle = fall;
    canvas.fillRect(this.x(left), this.y(high), (right - left) * this.scale, (high - low) * this.scale);
    canvas.restore();
  }
}
