import { GLINT, rasterizeBalls, STALK } from '../renderer/blobs.ts';
import type { Camera } from '../renderer/camera.ts';
import { hex, mix, toneAt, tones } from '../renderer/color.ts';
import { CUSTOM_MATERIAL, type GBuffer } from '../renderer/g-buffer.ts';
import { createGround } from '../renderer/ground.ts';
import type { Landscape, Painter } from '../renderer/landscape.ts';
import { timber } from '../renderer/materials.ts';
import { smoothstep, type Vec3 } from '../renderer/math.ts';
import { Noise } from '../renderer/noise.ts';
import { rasterizeBox, rasterizePolygon } from '../renderer/polygons.ts';
import { createRandom, hashCell } from '../renderer/random.ts';
import { Terrain } from '../renderer/terrain.ts';
import {
  type Crate,
  GOODS_EDGES,
  type Good,
  goodNames,
  goodTones,
  placeCrates,
  stackFruit,
} from '../scenery/market-goods.ts';

const [FRUIT, SPICE, WOOD, CLOTH, BOWL, BACKDROP] = [0, 1, 2, 3, 4, 5].map((i) => CUSTOM_MATERIAL + i);

export type MarketStall = {
  seed: number;
  /** Crates of the lower and of the upper tier, from left to right. */
  lower: readonly Crate[];
  upper: readonly Crate[];
  spices: readonly Good[];
  melons: number;
  /** The picture of the hall behind the stall, as RGBA bytes. */
  backdrop: { data: Uint8ClampedArray; width: number; height: number };
} & Pick<Landscape, 'draw'>;

/** Distance and edges of the wall that shows the backdrop, in metres. */
const WALL = { z: 9, left: -8.2, right: 8.2, low: -4.3, high: 5 };

/** Draws a bowl with a cone of spice into the buffer. */
function rasterizeSpice(buffer: GBuffer, camera: Camera, sun: Vec3, x: number, high: number, kind: number) {
  const [z, radius, faces] = [3.86, 0.27, 48];
  const around = (angle: number, r: number, y: number, v: number) =>
    [x + Math.cos(angle) * r, y, z + Math.sin(angle) * r, kind, v] as const;
  for (let i = 0; i < faces; i++) {
    const [a, b] = [i, i + 1].map((k) => (k / faces) * Math.PI * 2);
    const [nx, nz] = [Math.cos((a + b) / 2), Math.sin((a + b) / 2)];
    if (nz > 0.1) continue;
    const side = Math.max(0, nx * sun[0] * 0.9 + nz * sun[2] * 0.9 - 0.1);
    rasterizePolygon(
      buffer,
      camera,
      [around(a, 0.2, 1.12, 0), around(b, 0.2, 1.12, 0), around(b, 0.305, 1.235, 1), around(a, 0.305, 1.235, 1)],
      BOWL,
      (_u, v) => 0.2 + 0.78 * side + (v > 0.86 ? 0.22 : 0),
    );
    const steep = radius / high;
    const length = Math.hypot(1, steep);
    const facing = Math.max(0, (nx * sun[0] + steep * sun[1] + nz * sun[2]) / length);
    rasterizePolygon(
      buffer,
      camera,
      [around(a, radius, 1.215, i), around(b, radius, 1.215, i), around(a, 0, 1.215 + high, i)],
      SPICE,
      0.18 + (0.18 * steep) / length + 0.68 * facing,
    );
  }
}

/** A market stall from the front: crates on two tiers, bowls of spices, melons, and the hall behind. */
export function marketStall({ seed, lower, upper, spices, melons, backdrop, draw }: MarketStall): Landscape {
  const random = createRandom(seed);
  const peel = new Noise(seed);
  const sun: Vec3 = [-0.55, 0.72, -0.42];
  const tiers = [
    { crates: lower, positions: placeCrates('lower', lower.length) },
    { crates: upper, positions: placeCrates('upper', upper.length) },
  ];
  const fruit = tiers.flatMap(({ crates, positions }) =>
    crates.flatMap((crate, i) => stackFruit(positions[i], crate, random)),
  );
  for (let i = 0; i < melons; i++) {
    const round = i % 3 === 1;
    fruit.push({
      x: -0.24 * melons + 0.24 + i * 0.48,
      y: 1.62 + (round ? 0.17 : 0.13),
      z: 4.55,
      radius: round ? 0.19 : 0.17,
      widthFactor: round ? 1 : 1.25,
      heightFactor: round ? 0.95 : 0.82,
      kind: goodNames.indexOf(round ? 'watermelon' : 'melon'),
      variation: random(),
      exposure: 0.9,
      gloss: 0.992,
    });
  }
  const heights = spices.map(() => 0.34 + 0.07 * random());
  const cloth = tones(['#3B1734', '#5E2140', '#8C2F3F', '#B6483F', '#DB7B52'], GOODS_EDGES);
  const gold = tones(['#6B3F35', '#9C6A3F', '#D29E4C', '#F0C76E', '#FBE3A0'], GOODS_EDGES);
  const clay = tones(['#2B3350', '#45546E', '#7C8C95', '#C1BFAE', '#F1E4C4'], GOODS_EDGES);
  const hazeColor = hex('#F3C78E');
  const materials: Record<number, Painter> = {
    [FRUIT]: (shade, u, v, grain) => {
      const kind = Math.round(u);
      if (shade === STALK) return hex('#4A2A22');
      if (shade >= GLINT) return mix(goodTones[kind].colors[4], [1, 1, 0.94], 0.45);
      const color = toneAt(goodTones[kind], shade + grain + (v - 0.5) * 0.08, 0.035);
      // Apples of the Aport variety are partly golden.
      return goodNames[kind] === 'apple' && v > 0.62
        ? mix(color, toneAt(goodTones[goodNames.indexOf('golden')], shade + grain), 0.4 * (v - 0.5))
        : color;
    },
    [SPICE]: (shade, u, v, grain) =>
      toneAt(goodTones[Math.round(u)], shade + grain * 1.6 + peel.at(v * 0.7, shade * 9) * 0.06, 0.04),
    [WOOD]: (shade, u, v, grain) =>
      toneAt(timber, shade + grain + (hashCell((u * 3) | 0, (v * 12) | 0, 7) - 0.5) * 0.07),
    [BOWL]: (shade, _u, _v, grain) => toneAt(clay, shade + grain),
    // A red cloth with a golden band of ram's-horn ornaments.
    [CLOTH]: (shade, u, v, grain) => {
      const fold =
        shade +
        0.1 * Math.sin(u * 14 + Math.sin(u * 3) * 2) * smoothstep(0.55, 0.2, v) -
        0.1 * smoothstep(0.42, 0.55, v);
      if (Math.abs(v - 0.25) < 0.008 || Math.abs(v - 0.47) < 0.008) return hex('#E9BC66');
      const across = Math.abs(((((u * 3.2) % 1) + 1) % 1) - 0.5);
      const up = Math.abs((v - 0.36) / 0.1);
      const lozenge = across * 2 + up * 0.9;
      const horn = Math.abs(Math.hypot(across - 0.25, up * 0.5) - 0.16) < 0.045;
      const figured = v > 0.26 && v < 0.46 && ((lozenge > 0.62 && lozenge < 0.8) || horn || lozenge < 0.22);
      return toneAt(figured ? gold : cloth, fold + grain);
    },
    [BACKDROP]: (_shade, u, v) => {
      const x = Math.min(backdrop.width - 1, (u * backdrop.width) | 0);
      const y = Math.min(backdrop.height - 1, ((1 - v) * backdrop.height) | 0);
      const k = (y * backdrop.width + x) * 4;
      return [backdrop.data[k] / 255, backdrop.data[k + 1] / 255, backdrop.data[k + 2] / 255];
    },
  };
  return {
    seed,
    sun,
    view: { x: 0, y: 1.92, z: 0, fov: 63, horizon: 0.315 },
    sky: { colors: [[0, hazeColor]] },
    // The ground is outside the frame.
    ground: createGround(new Terrain(4, 100, () => -50), sun),
    near: 90,
    far: 91,
    brushRadius: 0,
    surface: () => hazeColor,
    fog: {
      start: 2.6,
      reach: 9,
      power: 1,
      max: 0.42,
      color: () => hazeColor,
      low: (_y, depth) => (depth > 8.5 ? -1 : 0),
    },
    contactShadow: hex('#3A1230'),
    materials,
    rasterizeObjects: (buffer, camera) => {
      const { left, right, low, high, z } = WALL;
      rasterizePolygon(
        buffer,
        camera,
        [
          [left, low, z, 0, 0],
          [right, low, z, 1, 0],
          [right, high, z, 1, 1],
          [left, high, z, 0, 1],
        ],
        BACKDROP,
        0.6,
      );
      for (const { x, y, z: middle, width, depth } of tiers.flatMap(({ positions }) => positions)) {
        const front = middle - depth / 2;
        rasterizeBox(
          buffer,
          camera,
          { x, y: y - 0.06, z: front - 0.015, width: width + 0.03, depth: 0.03, height: 0.17 },
          WOOD,
          sun,
          { ambient: 0.26, direct: 0.75, wall: (_u, v, base) => ((v * 100) % 8.5 < 1.3 ? 0.1 : base) },
        );
        for (const side of [-1, 1])
          rasterizeBox(
            buffer,
            camera,
            { x: x + side * (width / 2 + 0.01), y: y - 0.06, z: middle, width: 0.025, depth, height: 0.16 },
            WOOD,
            sun,
            { ambient: 0.2 },
          );
        rasterizePolygon(
          buffer,
          camera,
          [
            [x - width / 2, y, front],
            [x + width / 2, y, front],
            [x + width / 2, y, front + depth],
            [x - width / 2, y, front + depth],
          ],
          WOOD,
          0.12,
        );
      }
      rasterizeBox(buffer, camera, { x: 0, y: 0, z: 2.62, width: 12, depth: 0.66, height: 0.55 }, CLOTH, sun, {
        ambient: 0.26,
        direct: 0.72,
      });
      const boards = (_u: number, v: number, base: number) => base - ((v * 9) % 1 < 0.12 ? 0.1 : 0);
      for (const [depth, middle, height] of [
        [0.6, 3.22, 0.8],
        [0.7, 3.9, 1.12],
        [0.6, 4.6, 1.6],
      ])
        rasterizeBox(buffer, camera, { x: 0, y: 0, z: middle, width: 12, depth, height }, WOOD, sun, {
          ambient: 0.2,
          direct: 0.58,
          wall: boards,
        });
      spices.forEach((spice, i) => {
        rasterizeSpice(
          buffer,
          camera,
          sun,
          -0.34 * (spices.length - 1) + i * 0.68,
          heights[i],
          goodNames.indexOf(spice),
        );
      });
      rasterizeBalls(buffer, camera, fruit, FRUIT, sun);
    },
    ...(draw && { draw }),
    postProcessing: { vignette: 0.24, grain: 0.04 },
  };
}
