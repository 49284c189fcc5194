import type { Camera } from './camera.ts';
import type { GBuffer } from './g-buffer.ts';
import type { Vec3 } from './math.ts';

/** A corner in the world, with its texture coordinates. */
export type Corner = readonly [x: number, y: number, z: number, u?: number, v?: number];

/** A shade, or a function that gives the shade at texture coordinates. */
export type Shade = number | ((u: number, v: number) => number);

/** Column, row, 1 / depth, u / depth, v / depth: values that can be interpolated linearly in the frame. */
type Projected = readonly [number, number, number, number, number];

/** The nearest distance at which a corner may be, in metres. */
const NEAREST = 1;

/** Draws a convex polygon into the buffer. A polygon with a corner nearer than `nearest` is left out. */
export function rasterizePolygon(
  buffer: GBuffer,
  camera: Camera,
  corners: readonly Corner[],
  material: number,
  shade: Shade,
  nearest = NEAREST,
): void {
  const points: Projected[] = [];
  for (const [x, y, z, u = 0, v = 0] of corners) {
    const [column, row, depth] = camera.project(x, y, z);
    if (depth < nearest) return;
    points.push([column, row, 1 / depth, u / depth, v / depth]);
  }
  for (let k = 1; k < points.length - 1; k++)
    rasterizeTriangle(buffer, [points[0], points[k], points[k + 1]], material, shade);
}

function rasterizeTriangle(
  buffer: GBuffer,
  [a, b, c]: [Projected, Projected, Projected],
  material: number,
  shade: Shade,
) {
  const { width, height } = buffer;
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-6) return;
  const left = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const right = Math.min(width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  const top = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - a[0];
      const dy = y + 0.5 - a[1];
      const q = (dx * (c[1] - a[1]) - dy * (c[0] - a[0])) / area;
      const r = (dy * (b[0] - a[0]) - dx * (b[1] - a[1])) / area;
      const p = 1 - q - r;
      if (p < -1e-6 || q < -1e-6 || r < -1e-6) continue;
      const depth = 1 / (p * a[2] + q * b[2] + r * c[2]);
      const u = (p * a[3] + q * b[3] + r * c[3]) * depth;
      const v = (p * a[4] + q * b[4] + r * c[4]) * depth;
      buffer.put(y * width + x, depth, material, typeof shade === 'function' ? shade(u, v) : shade, u, v);
    }
}

export type Box = {
  /** Centre of the base. */
  x: number;
  y: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  /** Rotation about the vertical axis, in radians. */
  rotation?: number;
};

export type BoxLight = {
  ambient?: number;
  direct?: number;
  /** Share of the sunlight that the roof receives. */
  roof?: number;
  roofMaterial?: number;
  /** Gives the shade at a point of a wall, in metres from its lower left corner; `base` is the shade of a plain wall. */
  wall?: (u: number, v: number, base: number) => number;
};

/** Draws a box into the buffer: the walls that face the camera, and the roof if the camera is above it. */
export function rasterizeBox(
  buffer: GBuffer,
  camera: Camera,
  box: Box,
  material: number,
  sun: Vec3,
  light: BoxLight = {},
): void {
  const { ambient = 0.22, direct = 0.7, roof = 1, roofMaterial = material, wall } = light;
  const { x, y, z, width, depth, height, rotation = 0 } = box;
  const cos = Math.cos(rotation);
  const sin = Math.sin(rotation);
  const corner = (dx: number, dz: number) => [x + dx * cos - dz * sin, z + dx * sin + dz * cos] as const;
  const foot = [
    corner(-width / 2, -depth / 2),
    corner(width / 2, -depth / 2),
    corner(width / 2, depth / 2),
    corner(-width / 2, depth / 2),
  ];
  foot.forEach((p, i) => {
    const q = foot[(i + 1) % 4];
    const length = i % 2 === 0 ? width : depth;
    const nx = (q[1] - p[1]) / (length || 1);
    const nz = -(q[0] - p[0]) / (length || 1);
    const seen = (camera.x - (p[0] + q[0]) / 2) * nx + (camera.z - (p[1] + q[1]) / 2) * nz;
    if (seen <= 0) return;
    const base = ambient + direct * Math.max(0, nx * sun[0] + nz * sun[2]);
    rasterizePolygon(
      buffer,
      camera,
      [
        [p[0], y, p[1], 0, 0],
        [q[0], y, q[1], length, 0],
        [q[0], y + height, q[1], length, height],
        [p[0], y + height, p[1], 0, height],
      ],
      material,
      wall ? (u, v) => wall(u, v, base) : base,
    );
  });
  if (camera.y > y + height)
    rasterizePolygon(
      buffer,
      camera,
      foot.map(([px, pz]) => [px, y + height, pz] as const),
      roofMaterial,
      ambient + 0.1 + direct * sun[1] * roof,
    );
}

/** One ring of a surface of revolution, in metres. */
export type Ring = readonly [height: number, radius: number];

/**
 * Draws a surface of revolution, such as a yurt or a dome, into the buffer; (x, y, z) is the centre of its base. `u` counts
 * its faces, `v` is the height in metres.
 */
export function rasterizeRevolution(
  buffer: GBuffer,
  camera: Camera,
  [x, y, z]: Vec3,
  rings: readonly Ring[],
  material: number,
  sun: Vec3,
  faces = 64,
): void {
  for (let face = 0; face < faces; face++) {
    const [a, b] = [face, face + 1].map((k) => (k / faces) * Math.PI * 2);
    const [cos, sin] = [Math.cos((a + b) / 2), Math.sin((a + b) / 2)];
    for (let k = 0; k < rings.length - 1; k++) {
      const [low, wide] = rings[k];
      const [high, narrow] = rings[k + 1];
      const length = Math.hypot(wide - narrow, high - low) || 1;
      const [nx, ny, nz] = [(cos * (high - low)) / length, (wide - narrow) / length, (sin * (high - low)) / length];
      const shade = 0.2 + 0.14 * ny + 0.7 * Math.max(0, nx * sun[0] + ny * sun[1] + nz * sun[2]);
      const point = (angle: number, radius: number, h: number, u: number): Corner => [
        x + Math.cos(angle) * radius,
        y + h,
        z + Math.sin(angle) * radius,
        u,
        h,
      ];
      const corners = [
        point(a, wide, low, face),
        point(b, wide, low, face + 1),
        point(b, narrow, high, face + 1),
        point(a, narrow, high, face),
      ];
      rasterizePolygon(buffer, camera, corners, material, shade);
    }
  }
}
