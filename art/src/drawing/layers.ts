import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawPerson } from '../figures/people.ts';
import { css, type Rgb, type Tones } from '../renderer/color.ts';
import type { Drawing } from '../renderer/landscape.ts';
import type { TimeOfDay } from '../renderer/time-of-day.ts';
import { drawGlow, drawHaze, drawPlaza } from './backdrop.ts';
import { drawBirds, drawPigeons } from './birds.ts';
import { Facade, type FacadeColors } from './facade.ts';
import { type Crown, drawCrowns, drawSpruces, type Spruce } from './foliage.ts';
import { drawHill, type Hill } from './foreground.ts';
import { drawFountain } from './fountain.ts';
import { drawMist, type Mist } from './mist.ts';
import { type Point, Sketch } from './sketch.ts';

/** What a layer draws on. Positions are shares of the picture's width and height unless a layer says otherwise. */
type Stage = { canvas: SKRSContext2D; drawing: Drawing; sketch: Sketch; timeOfDay: TimeOfDay };
/** Draws one element over a rendered picture. */
export type Layer = (stage: Stage) => void;

/** Combines layers, from back to front, into the drawing over a rendered picture. */
export const layers =
  (timeOfDay: TimeOfDay, ...list: readonly Layer[]) =>
  (canvas: SKRSContext2D, drawing: Drawing): void => {
    const stage = { canvas, drawing, timeOfDay, sketch: new Sketch(canvas, timeOfDay) };
    for (const layer of list) layer(stage);
  };

/** Converts shares of the picture's width and height to units. */
export const toUnits = ({ width, height }: Drawing, [x, y]: Point): Point => [x * width, y * height];

/** A near hill that frames the picture. */
export const hill =
  (options: Hill): Layer =>
  ({ canvas, drawing: { width, height } }) =>
    drawHill(canvas, width, height, options);

/** Spruces; their positions are in units of the picture. */
export const spruces =
  (list: readonly Spruce[], tones: Tones, sunSide = -1): Layer =>
  ({ canvas, drawing: { width, height } }) =>
    drawSpruces(canvas, width, height, list, tones, sunSide);

/** Crowns of leaves; their positions are in units of the picture. */
export const crowns =
  (list: readonly Crown[], tones: Tones, seed: number, sunSide = -1): Layer =>
  ({ canvas }) =>
    drawCrowns(canvas, list, tones, seed, sunSide);

/** A row of crowns from edge to edge, their centres `up` to `up + spread` units above a line. */
export const canopy = (
  {
    count,
    line,
    up,
    spread,
    radius,
    leaves = 60,
  }: { count: number; line: number; up: number; spread: number; radius: number; leaves?: number },
  tones: Tones,
  seed: number,
): Layer =>
  crowns(
    Array.from({ length: count }, (_, i) => ({
      x: (i / (count - 1)) * 1200,
      y: line - up - ((i * 53) % spread),
      radius,
      leaves,
    })),
    tones,
    seed,
  );

/** A plaza in one-point perspective; `edge` is the height of its far edge in units. */
export const plaza =
  (edge: number, codes: readonly [string, string, string]): Layer =>
  ({ canvas, drawing, timeOfDay }) =>
    drawPlaza(canvas, drawing, edge, codes, timeOfDay);

/** A haze `tall` units high that is densest at its lower edge. */
export const haze =
  (edge: number, tall: number, code: string, strength: number): Layer =>
  ({ canvas, drawing }) =>
    drawHaze(canvas, drawing, edge, tall, code, strength);

/** The glow of a lamp; the radius is in units. */
export const glow =
  (at: Point, radius: number, code: string, strength: number): Layer =>
  ({ canvas, drawing }) => {
    const [x, y] = toUnits(drawing, at);
    drawGlow(canvas, x, y, radius, code, strength);
  };

/** Mist that rises from a point of the picture. */
export const mist =
  (at: Point, options: Omit<Mist, 'x' | 'y'>): Layer =>
  ({ canvas, drawing }) => {
    const [x, y] = toUnits(drawing, at);
    drawMist(canvas, { x, y, ...options });
  };

/** A fountain; its height and width are in units. */
export const fountain =
  (at: Point, rise: number, width: number, color: Rgb, seed: number): Layer =>
  ({ canvas, drawing }) => {
    const [x, y] = toUnits(drawing, at);
    drawFountain(canvas, x, y, rise, width, color, seed);
  };

/** Birds in an area of the picture: its upper left corner, then its size in units. */
export const birds =
  (at: Point, width: number, height: number, count: number, seed: number): Layer =>
  ({ sketch, drawing }) =>
    drawBirds(sketch, ...toUnits(drawing, at), width, height, count, seed);

/** Pigeons on the ground around a point; the size of their area is in units. */
export const pigeons =
  (at: Point, width: number, depth: number, count: number, seed: number): Layer =>
  ({ sketch, drawing }) =>
    drawPigeons(sketch, ...toUnits(drawing, at), width, depth, count, seed);

/** A building: the middle of its ground line, units per metre, its colours, and the function that draws it. */
export const building =
  (at: Point, scale: number, colors: FacadeColors, draw: (facade: Facade) => void): Layer =>
  ({ canvas, drawing }) =>
    draw(new Facade(canvas, toUnits(drawing, at), scale, colors));

type StandingOptions = {
  facing?: 1 | -1;
  rotation?: number;
  /** Length and width of the shadow, in metres. */
  shadow?: readonly [reach: number, width: number];
};

function drawStanding(
  sketch: Sketch,
  at: Point,
  size: number,
  draw: (sketch: Sketch) => void,
  options: StandingOptions,
) {
  const { facing = 1, rotation = 0, shadow } = options;
  if (shadow) sketch.at(at, size, () => sketch.shadow(...shadow));
  sketch.at(at, size, () => draw(sketch), facing, rotation);
}

/** A figure or an object: its foot, units per metre, and the function that draws it. */
export const figure =
  (at: Point, size: number, draw: (sketch: Sketch) => void, options: StandingOptions = {}): Layer =>
  ({ sketch, drawing }) =>
    drawStanding(sketch, toUnits(drawing, at), size, draw, options);

/** A figure in the rendered world: its position in metres, and a factor on its size. */
export const figureInWorld =
  (
    position: readonly [x: number, y: number, z: number],
    size: number,
    draw: (sketch: Sketch) => void,
    options: StandingOptions = {},
  ): Layer =>
  ({ sketch, drawing }) => {
    const [x, y, depth] = drawing.project(...position);
    drawStanding(sketch, [x, y], drawing.scaleAt(depth) * size, draw, options);
  };

/** One person: position, units per metre, colour of the coat, and whether they wear a skirt. */
export type Person = readonly [x: number, y: number, size: number, coat: string, skirt?: boolean];

/** Standing people; `reach` is the length of their shadows in metres, 0 for none. */
export const people = (
  list: readonly Person[],
  { legs = '#33294E', reach = 2 }: { legs?: string; reach?: number } = {},
): Layer[] =>
  list.map(([x, y, size, coat, skirt = false]) =>
    figure([x, y], size, (sketch) => drawPerson(sketch, { coat, legs, skirt }), reach ? { shadow: [reach, 0.3] } : {}),
  );

/** A shadow on the ground; its corners are in units of the picture. */
export const shadow =
  (corners: readonly Point[], strength: number): Layer =>
  ({ sketch, timeOfDay }) =>
    sketch.polygon(corners, css(timeOfDay.shadow, strength));

/** A layer with its own drawing function, in units of the picture. */
export const customLayer =
  (draw: (sketch: Sketch, drawing: Drawing) => void): Layer =>
  ({ sketch, drawing }) =>
    draw(sketch, drawing);

/** Mist that rises from a point of the rendered world; the point is in metres. */
export const mistInWorld =
  (from: readonly [x: number, y: number, z: number], options: Omit<Mist, 'x' | 'y'>): Layer =>
  ({ canvas, drawing }) => {
    const [x, y] = drawing.project(...from);
    drawMist(canvas, { x, y, ...options });
  };
