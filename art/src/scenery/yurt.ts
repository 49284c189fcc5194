import type { Camera } from '../renderer/camera.ts';
import { toneAt } from '../renderer/color.ts';
import { CUSTOM_MATERIAL, type GBuffer } from '../renderer/g-buffer.ts';
import type { Painter } from '../renderer/landscape.ts';
import { felt, redFelt, timber } from '../renderer/materials.ts';
import type { Vec3 } from '../renderer/math.ts';
import { type Ring, rasterizePolygon, rasterizeRevolution } from '../renderer/polygons.ts';
import { gradeTones, type TimeOfDay } from '../renderer/time-of-day.ts';

const YURT = CUSTOM_MATERIAL + 20;
const DOOR = CUSTOM_MATERIAL + 21;

/** The outline of a yurt with a radius of 4.4 m: wall, red band, roof, ring of the smoke hole. */
const RINGS: readonly Ring[] = [
  [0, 4.4],
  [0.02, 4.49],
  [1.95, 4.4],
  [2.05, 4.53],
  [2.5, 3.78],
  [3.05, 2.55],
  [3.45, 1.32],
  [3.6, 1.06],
  [3.78, 0.88],
  [3.86, 0],
];

/** Position and radius of a yurt, in metres. */
export type Yurt = { x: number; y: number; z: number; radius: number };

/** Draws a yurt into the buffer, with its door towards the camera. */
export function rasterizeYurt(buffer: GBuffer, camera: Camera, { x, y, z, radius }: Yurt, sun: Vec3): void {
  const size = radius / 4.4;
  rasterizeRevolution(
    buffer,
    camera,
    [x, y - 0.3, z],
    RINGS.map(([height, wide]) => [height * size, wide * size] as const),
    YURT,
    sun,
  );
  const middle = -Math.PI / 2 - 0.18;
  const corner = (angle: number, height: number, u: number) =>
    [
      x + Math.cos(angle) * radius * 1.035,
      y - 0.3 + height * size,
      z + Math.sin(angle) * radius * 1.035,
      u,
      height,
    ] as const;
  rasterizePolygon(
    buffer,
    camera,
    [
      corner(middle - 0.16, 0, 0),
      corner(middle + 0.16, 0, 1),
      corner(middle + 0.16, 1.75, 1),
      corner(middle - 0.16, 1.75, 0),
    ],
    DOOR,
    0.46,
  );
}

/** The materials of a yurt: felt with ropes, a red band with ram's-horn ornaments, a red door. */
export function createYurtMaterials(timeOfDay: TimeOfDay): Record<number, Painter> {
  const [white, red, wood] = [felt, redFelt, timber].map((each) => gradeTones(each, timeOfDay));
  return {
    [DOOR]: (shade, u, v, grain) => {
      if (u < 0.1 || u > 0.9 || v > 1.6) return toneAt(white, 0.6);
      if (Math.abs(u - 0.5) < 0.03) return toneAt(wood, 0.2);
      const lozenge = Math.abs(((v * 2.2) % 1) - 0.5) + Math.abs(((u * 2) % 1) - 0.5) * 0.8;
      return toneAt(lozenge < 0.28 ? white : red, shade + grain);
    },
    [YURT]: (shade, u, v, grain) => {
      if (v > 1.6 && v < 2.02) {
        const across = Math.abs(((((u / 2) % 1) + 1) % 1) - 0.5);
        const up = (v - 1.81) / 0.21;
        const horn = Math.abs(Math.hypot(across * 1.6 - 0.35, up * 0.8) - 0.3) < 0.09;
        return toneAt(across * 2 + Math.abs(up) < 0.45 || horn ? white : red, shade + grain);
      }
      if (v > 2.45 && v < 2.6) return toneAt(red, shade + grain);
      if (v > 3.5) return toneAt(wood, shade + grain);
      const rope = (u % 8 < 0.5 && v < 1.6) || Math.abs(v - 0.8) < 0.035;
      return toneAt(white, shade + grain - (rope ? 0.12 : 0));
    },
  };
}
