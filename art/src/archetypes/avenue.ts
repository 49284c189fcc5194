import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawCrowns } from '../drawing/foliage.ts';
import { drawHill, type Hill } from '../drawing/foreground.ts';
import { type Point, Sketch } from '../drawing/sketch.ts';
import { css, hex, mix, type Rgb, type Tones } from '../kit/colour.ts';
import type { Drawing, Landscape } from '../kit/landscape.ts';
import { graded, gradedColour, type Mood } from '../kit/mood.ts';
import { Noise } from '../kit/noise.ts';
import type { Vec3 } from '../kit/numbers.ts';
import { hash, randomFrom } from '../kit/random.ts';
import type { Cloud } from '../kit/sky.ts';
import { elevation } from './elevation.ts';

/** A row of trees along the way. Metres; `aside` is from the middle of the way, negative to the left. */
type Row = {
  aside: number;
  from: number;
  to: number;
  spacing: number;
  /** Height of the stem, and radius of the crown on it. */
  stem: number;
  radius: number;
  bark: string;
  tones: Tones;
};

/** A thing beside or on the way, drawn in metres from its foot. */
type Thing = { x: number; z: number; draw: (sketch: Sketch) => void; shadow?: number };

export type Avenue = {
  seed: number;
  sun: Vec3;
  mood: Mood;
  mountains: number;
  horizon: number;
  clouds?: readonly Cloud[];
  /** Half the width of the way in metres, how far it swings aside, and its colours near and far. */
  way: { half: number; swing: number; near: string; far: string; joints?: boolean };
  /** The ground beside it. */
  lawn: Tones;
  rows: readonly Row[];
  things: readonly Thing[];
  /** Height of the eye in metres. */
  eye?: number;
  /** Flowers and grass along the lower edge. */
  foreground?: Hill;
};

/** Units of the picture per metre at a distance of one metre. */
const FOCAL = 900;
const NEAREST = 5;
const FARTHEST = 170;
/** Metres over which a colour goes halfway into the haze. */
const HAZE = 70;

/** A way between rows of trees in one-point perspective, mountains over their tops. */
export function avenue(data: Avenue): Landscape {
  const { seed, sun, mood, mountains, horizon, clouds = [] } = data;
  return elevation({
    seed,
    sun,
    mood,
    mountains,
    horizon,
    clouds,
    draw: (canvas, drawing) => drawAvenue(canvas, drawing, data),
  });
}

function drawAvenue(canvas: SKRSContext2D, { width, height }: Drawing, data: Avenue) {
  const { mood, horizon, way, lawn, eye = 2.6 } = data;
  const sketch = new Sketch(canvas, mood);
  const air = mood.haze[0][1];
  const swing = (z: number) => way.swing * Math.sin(z * 0.035);
  const place = (x: number, z: number): Point => [
    width / 2 + ((x + swing(z)) * FOCAL) / z,
    horizon * height + (eye * FOCAL) / z,
  ];
  const hazed = (colour: Rgb, z: number): Rgb => mix(colour, air, (1 - 0.5 ** (z / HAZE)) * 0.9);

  // The ground from the horizon down, and the way on it in slices.
  const ground = graded(lawn, mood).colours;
  const noise = new Noise(data.seed + 3);
  for (let z = FARTHEST; z > NEAREST * 0.62; z *= 0.965) {
    const [, top] = place(0, z);
    const [, bottom] = place(0, z * 0.965);
    canvas.fillStyle = css(hazed(mix(ground[3], ground[2], 0.5 + 0.9 * noise.at(z * 0.2, 1)), z));
    canvas.fillRect(0, top, width, bottom - top + 1.5);
    const edge = (at: number, side: number) => place(side * (way.half + 0.15 * noise.at(at * 0.8, side)), at);
    const far = (FARTHEST - z) / FARTHEST;
    sketch.polygon(
      [edge(z, -1), edge(z, 1), edge(z * 0.96, 1), edge(z * 0.96, -1)],
      css(hazed(gradedColour(mix(hex(way.far), hex(way.near), far ** 3), 0.6, mood), z)),
    );
  }
  if (way.joints) {
    for (let z = NEAREST; z < 90; z += 1.5 + z * 0.03)
      sketch.line([place(-way.half, z), place(way.half, z)], 9 / z, css(mood.shadow, 0.22));
    for (let x = -way.half; x <= way.half; x += way.half / 5)
      sketch.line([place(x, NEAREST * 0.7), place(x, 90)], 1.1, css(mood.shadow, 0.12));
  }
  // Dapples of light and shadow under the trees.
  const random = randomFrom(data.seed + 8);
  for (let i = 0; i < 240; i++) {
    const z = NEAREST + random() ** 1.6 * 80;
    const [x, y] = place((random() * 2 - 1) * way.half * 2.4, z);
    const size = (FOCAL / z) * (0.3 + random() * 0.8);
    sketch.ellipse([x, y], size * 1.5, size * 0.16, css(i % 3 ? mood.shadow : mood.light, i % 3 ? 0.2 : 0.16));
  }

  const trees = data.rows.flatMap((row, index) =>
    Array.from({ length: Math.floor((row.to - row.from) / row.spacing) }, (_, i) => {
      const z = row.from + i * row.spacing;
      return { z, draw: () => drawTree(row, row.aside + (hash(i, index, 2) - 0.5) * 0.8, z, hash(i, index, 5)) };
    }),
  );
  const things = data.things.map(({ x, z, draw, shadow }) => ({
    z,
    draw: () => {
      if (shadow) sketch.at(place(x, z), FOCAL / z, () => sketch.shadow(shadow, 0.3));
      sketch.at(place(x, z), FOCAL / z, () => draw(sketch));
    },
  }));
  for (const { draw } of [...trees, ...things].sort((a, b) => b.z - a.z)) draw();
  if (data.foreground) drawHill(canvas, width, height, data.foreground);

  function drawTree({ stem, radius, bark, tones }: Row, x: number, z: number, variety: number) {
    const [px, py] = place(x, z);
    const scale = FOCAL / z;
    const trunk = css(hazed(gradedColour(hex(bark), 0.4, mood), z));
    const top = py - stem * scale;
    sketch.ellipse([px + scale * 1.2, py], scale * radius * 1.2, scale * radius * 0.16, css(mood.shadow, 0.25));
    sketch.line(
      [
        [px, py + 2],
        [px + scale * 0.1, top],
      ],
      scale * 0.34,
      trunk,
    );
    sketch.line(
      [
        [px - scale * 0.09, py],
        [px, top],
      ],
      scale * 0.09,
      css(hazed(gradedColour(hex(bark), 1, mood), z)),
    );
    for (const side of [-1, 1])
      sketch.line(
        [
          [px, top + scale * 0.7],
          [px + side * scale * radius * 0.55, top - scale * radius * 0.5],
        ],
        scale * 0.16,
        trunk,
      );
    const { colours, edges } = graded(tones, mood);
    const leaves = { edges, colours: colours.map((colour) => hazed(colour, z)) };
    const count = Math.max(24, Math.round(Math.min(150, scale * 2.2)));
    const crown = (dx: number, dy: number, r: number) => ({
      x: px + dx * radius * scale,
      y: top - dy * radius * scale,
      radius: radius * r * scale,
      leaves: count,
    });
    const crowns = [
      crown(-0.5, 0.35, 0.62),
      crown(0.55, 0.4, 0.6),
      crown(0, 0.95, 0.72 + 0.2 * variety),
      crown(0.1, 0.3, 0.6),
    ];
    drawCrowns(canvas, crowns, leaves, ((variety * 9999) | 0) + 1);
  }
}
