import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawCrowns } from '../drawing/foliage.ts';
import { drawHill, type Hill } from '../drawing/foreground.ts';
import { type Point, Sketch } from '../drawing/sketch.ts';
import { css, hex, mix, type Rgb, type Tones } from '../renderer/color.ts';
import type { Drawing, Landscape } from '../renderer/landscape.ts';
import type { Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { createRandom, hashCell } from '../renderer/random.ts';
import type { Cloud } from '../renderer/sky.ts';
import { gradeColor, gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';
import { buildingElevation } from './building-elevation.ts';

/** A row of trees along the path, in metres; `lateralOffset` is from the path's middle, negative to the left. */
type Row = {
  lateralOffset: number;
  from: number;
  to: number;
  spacing: number;
  /** Height of the stem, and radius of the crown. */
  stem: number;
  radius: number;
  bark: string;
  tones: Tones;
};

/** An object on or beside the path, drawn in metres from its foot; `shadow` is the length of its shadow. */
type StreetObject = { x: number; z: number; draw: (sketch: Sketch) => void; shadow?: number };

export type Avenue = {
  seed: number;
  sun: Vec3;
  timeOfDay: TimeOfDay;
  mountains: number;
  horizon: number;
  clouds?: readonly Cloud[];
  /** Half the width of the path and how far it curves sideways, in metres; its colours near and far; paving joints. */
  path: { half: number; swing: number; near: string; far: string; hasJoints?: boolean };
  /** The ground beside the path. */
  lawn: Tones;
  rows: readonly Row[];
  objects: readonly StreetObject[];
  /** Height of the eye in metres. */
  eye?: number;
  /** Flowers and grass along the lower edge. */
  foreground?: Hill;
};

/** Units of the picture per metre at a distance of one metre. */
const FOCAL = 900;
const NEAREST = 5;
const FARTHEST = 170;
/** Distance in metres at which a colour is mixed halfway with the haze. */
const HAZE = 70;

/** A path between rows of trees in one-point perspective, with mountains behind. */
export function avenue(data: Avenue): Landscape {
  const { seed, sun, timeOfDay, mountains, horizon, clouds = [] } = data;
  return buildingElevation({
    seed,
    sun,
    timeOfDay,
    mountains,
    horizon,
    clouds,
    draw: (canvas, drawing) => drawAvenue(canvas, drawing, data),
  });
}

function drawAvenue(canvas: SKRSContext2D, { width, height }: Drawing, data: Avenue) {
  const { timeOfDay, horizon, path, lawn, eye = 2.6 } = data;
  const sketch = new Sketch(canvas, timeOfDay);
  const hazeColor = timeOfDay.haze[0][1];
  const swing = (z: number) => path.swing * Math.sin(z * 0.035);
  const project = (x: number, z: number): Point => [
    width / 2 + ((x + swing(z)) * FOCAL) / z,
    horizon * height + (eye * FOCAL) / z,
  ];
  const applyHaze = (color: Rgb, z: number): Rgb => mix(color, hazeColor, (1 - 0.5 ** (z / HAZE)) * 0.9);

  // The ground and the path, in slices from the horizon down.
  const ground = gradeTones(lawn, timeOfDay).colors;
  const noise = new Noise(data.seed + 3);
  for (let z = FARTHEST; z > NEAREST * 0.62; z *= 0.965) {
    const [, top] = project(0, z);
    const [, bottom] = project(0, z * 0.965);
    canvas.fillStyle = css(applyHaze(mix(ground[3], ground[2], 0.5 + 0.9 * noise.at(z * 0.2, 1)), z));
    canvas.fillRect(0, top, width, bottom - top + 1.5);
    const edge = (at: number, side: number) => project(side * (path.half + 0.15 * noise.at(at * 0.8, side)), at);
    const far = (FARTHEST - z) / FARTHEST;
    sketch.polygon(
      [edge(z, -1), edge(z, 1), edge(z * 0.96, 1), edge(z * 0.96, -1)],
      css(applyHaze(gradeColor(mix(hex(path.far), hex(path.near), far ** 3), 0.6, timeOfDay), z)),
    );
  }
  if (path.hasJoints) {
    for (let z = NEAREST; z < 90; z += 1.5 + z * 0.03)
      sketch.line([project(-path.half, z), project(path.half, z)], 9 / z, css(timeOfDay.shadow, 0.22));
    for (let x = -path.half; x <= path.half; x += path.half / 5)
      sketch.line([project(x, NEAREST * 0.7), project(x, 90)], 1.1, css(timeOfDay.shadow, 0.12));
  }
  // Spots of light and shadow under the trees.
  const random = createRandom(data.seed + 8);
  for (let i = 0; i < 240; i++) {
    const z = NEAREST + random() ** 1.6 * 80;
    const [x, y] = project((random() * 2 - 1) * path.half * 2.4, z);
    const size = (FOCAL / z) * (0.3 + random() * 0.8);
    sketch.ellipse(
      [x, y],
      size * 1.5,
      size * 0.16,
      css(i % 3 ? timeOfDay.shadow : timeOfDay.light, i % 3 ? 0.2 : 0.16),
    );
  }

  const trees = data.rows.flatMap((row, index) =>
    Array.from({ length: Math.floor((row.to - row.from) / row.spacing) }, (_, i) => {
      const z = row.from + i * row.spacing;
      return {
        z,
        draw: () => drawTree(row, row.lateralOffset + (hashCell(i, index, 2) - 0.5) * 0.8, z, hashCell(i, index, 5)),
      };
    }),
  );
  const objects = data.objects.map(({ x, z, draw, shadow }) => ({
    z,
    draw: () => {
      if (shadow) sketch.at(project(x, z), FOCAL / z, () => sketch.shadow(shadow, 0.3));
      sketch.at(project(x, z), FOCAL / z, () => draw(sketch));
    },
  }));
  for (const { draw } of [...trees, ...objects].sort((a, b) => b.z - a.z)) draw();
  if (data.foreground) drawHill(canvas, width, height, data.foreground);

  function drawTree({ stem, radius, bark, tones }: Row, x: number, z: number, variation: number) {
    const [px, py] = project(x, z);
    const scale = FOCAL / z;
    const trunk = css(applyHaze(gradeColor(hex(bark), 0.4, timeOfDay), z));
    const top = py - stem * scale;
    sketch.ellipse([px + scale * 1.2, py], scale * radius * 1.2, scale * radius * 0.16, css(timeOfDay.shadow, 0.25));
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
      css(applyHaze(gradeColor(hex(bark), 1, timeOfDay), z)),
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
    const { colors, edges } = gradeTones(tones, timeOfDay);
    const leaves = { edges, colors: colors.map((color) => applyHaze(color, z)) };
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
      crown(0, 0.95, 0.72 + 0.2 * variation),
      crown(0.1, 0.3, 0.6),
    ];
    drawCrowns(canvas, crowns, leaves, ((variation * 9999) | 0) + 1);
  }
}
