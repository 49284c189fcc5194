import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawPerson } from '../figures/people.ts';
import { css, type Rgb, type Tones } from '../kit/colour.ts';
import type { Drawing } from '../kit/landscape.ts';
import type { Mood } from '../kit/mood.ts';
import { drawGlow, drawHaze, drawPlaza } from './backdrop.ts';
import { Facade, type FacadeColours } from './facade.ts';
import { type Crown, drawCrowns, drawSpruces, type Spruce } from './foliage.ts';
import { drawHill, type Hill } from './foreground.ts';
import { drawMist, type Mist } from './mist.ts';
import { type Point, Sketch } from './sketch.ts';
import { drawBirds, drawFountain, drawPigeons } from './street.ts';

/** What a layer draws on. Places are shares of the picture's width and height unless a layer says otherwise. */
type Stage = { canvas: SKRSContext2D; drawing: Drawing; sketch: Sketch; mood: Mood };
export type Layer = (stage: Stage) => void;

/** What is drawn over a rendered picture, from back to front. */
export const layers =
  (mood: Mood, ...list: readonly Layer[]) =>
  (canvas: SKRSContext2D, drawing: Drawing): void => {
    const stage = { canvas, drawing, mood, sketch: new Sketch(canvas, mood) };
    for (const layer of list) layer(stage);
  };

export const inUnits = ({ width, height }: Drawing, [x, y]: Point): Point => [x * width, y * height];

export const hill =
  (options: Hill): Layer =>
  ({ canvas, drawing: { width, height } }) =>
    drawHill(canvas, width, height, options);

/** Spruces in units of the picture. */
export const spruces =
  (list: readonly Spruce[], tones: Tones, lit = -1): Layer =>
  ({ canvas, drawing: { width, height } }) =>
    drawSpruces(canvas, width, height, list, tones, lit);

/** Crowns in units of the picture. */
export const crowns =
  (list: readonly Crown[], tones: Tones, seed: number, lit = -1): Layer =>
  ({ canvas }) =>
    drawCrowns(canvas, list, tones, seed, lit);

/** A row of crowns from edge to edge, their middles `up` units and up to `spread` more above a line, given in units. */
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

export const plaza =
  (edge: number, codes: readonly [string, string, string]): Layer =>
  ({ canvas, drawing, mood }) =>
    drawPlaza(canvas, drawing, edge, codes, mood);

export const haze =
  (edge: number, tall: number, code: string, strength: number): Layer =>
  ({ canvas, drawing }) =>
    drawHaze(canvas, drawing, edge, tall, code, strength);

export const glow =
  (at: Point, radius: number, code: string, strength: number): Layer =>
  ({ canvas, drawing }) => {
    const [x, y] = inUnits(drawing, at);
    drawGlow(canvas, x, y, radius, code, strength);
  };

export const mist =
  (at: Point, options: Omit<Mist, 'x' | 'y'>): Layer =>
  ({ canvas, drawing }) => {
    const [x, y] = inUnits(drawing, at);
    drawMist(canvas, { x, y, ...options });
  };

export const fountain =
  (at: Point, rise: number, width: number, colour: Rgb, seed: number): Layer =>
  ({ canvas, drawing }) => {
    const [x, y] = inUnits(drawing, at);
    drawFountain(canvas, x, y, rise, width, colour, seed);
  };

/** Birds over a part of the picture: its upper left corner, then its size in units. */
export const birds =
  (at: Point, width: number, height: number, count: number, seed: number): Layer =>
  ({ sketch, drawing }) =>
    drawBirds(sketch, ...inUnits(drawing, at), width, height, count, seed);

export const pigeons =
  (at: Point, width: number, depth: number, count: number, seed: number): Layer =>
  ({ sketch, drawing }) =>
    drawPigeons(sketch, ...inUnits(drawing, at), width, depth, count, seed);

/** A building: the middle of its ground line, units per metre, its colours, and what draws it. */
export const building =
  (at: Point, scale: number, colours: FacadeColours, draw: (facade: Facade) => void): Layer =>
  ({ canvas, drawing }) =>
    draw(new Facade(canvas, inUnits(drawing, at), scale, colours));

type Standing = {
  facing?: 1 | -1;
  turn?: number;
  /** Reach and width of its shadow, in metres. */
  shadow?: readonly [reach: number, width: number];
};

function stand(sketch: Sketch, at: Point, size: number, draw: (sketch: Sketch) => void, how: Standing) {
  const { facing = 1, turn = 0, shadow } = how;
  if (shadow) sketch.at(at, size, () => sketch.shadow(...shadow));
  sketch.at(at, size, () => draw(sketch), facing, turn);
}

/** A figure or a thing: its foot, units per metre, and what draws it. */
export const figure =
  (at: Point, size: number, draw: (sketch: Sketch) => void, how: Standing = {}): Layer =>
  ({ sketch, drawing }) =>
    stand(sketch, inUnits(drawing, at), size, draw, how);

/** A figure that stands in the rendered world: its place in metres, and how much larger than life it is. */
export const inWorld =
  (
    place: readonly [x: number, y: number, z: number],
    size: number,
    draw: (sketch: Sketch) => void,
    how: Standing = {},
  ): Layer =>
  ({ sketch, drawing }) => {
    const [x, y, depth] = drawing.project(...place);
    stand(sketch, [x, y], drawing.scaleAt(depth) * size, draw, how);
  };

/** One person: place, units per metre, coat, and whether in a skirt. */
export type Stroller = readonly [x: number, y: number, size: number, coat: string, skirt?: boolean];

/** People standing about, each with a shadow of that reach in metres; 0 throws none. */
export const people = (
  list: readonly Stroller[],
  { legs = '#33294E', reach = 2 }: { legs?: string; reach?: number } = {},
): Layer[] =>
  list.map(([x, y, size, coat, skirt = false]) =>
    figure([x, y], size, (sketch) => drawPerson(sketch, { coat, legs, skirt }), reach ? { shadow: [reach, 0.3] } : {}),
  );

/** A shadow on the ground, its corners in units of the picture. */
export const shadow =
  (corners: readonly Point[], strength: number): Layer =>
  ({ sketch, mood }) =>
    sketch.polygon(corners, css(mood.shadow, strength));

/** Anything else, in units of the picture. */
export const sketched =
  (draw: (sketch: Sketch, drawing: Drawing) => void): Layer =>
  ({ sketch, drawing }) =>
    draw(sketch, drawing);

/** Mist that rises from a point of the rendered world, in metres. */
export const worldMist =
  (from: readonly [x: number, y: number, z: number], options: Omit<Mist, 'x' | 'y'>): Layer =>
  ({ canvas, drawing }) => {
    const [x, y] = drawing.project(...from);
    drawMist(canvas, { x, y, ...options });
  };
