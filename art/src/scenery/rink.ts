import type { Camera } from '../renderer/camera.ts';
import { hex, mix, type Rgb, toneAt } from '../renderer/color.ts';
import { CUSTOM_MATERIAL, type GBuffer } from '../renderer/g-buffer.ts';
import type { Painter } from '../renderer/landscape.ts';
import { masonry } from '../renderer/materials.ts';
import { clamp, smoothstep, type Vec3 } from '../renderer/math.ts';
import { rasterizeBox, rasterizePolygon } from '../renderer/polygons.ts';
import { drawIce, ICE_HEIGHT, ICE_WIDTH, PIXELS_PER_METRE } from './rink-ice.ts';
import { HALF_STRAIGHT, type RinkSite } from './rink-shape.ts';

const [ICE, SEAT, WALL, ROOF, MAST] = [0, 1, 2, 3, 4].map((i) => CUSTOM_MATERIAL + i);

/** Radius at which the stands begin, number of rows, and depth and height of a row, in metres. */
const STANDS = { radius: 47, rows: 13, rowDepth: 1.9, rowHeight: 1.05 };
const SECTORS = ['#2E6FA8', '#E8B23E', '#2E6FA8', '#D9D5CC', '#C9503C'].map(hex);
const AISLE: Rgb = hex('#D8D9D6');

/** A speed-skating rink with empty stands and floodlights, closed in winter: the objects to draw, and their materials. */
export function createRink(
  site: RinkSite,
  sun: Vec3,
): { rasterizeObjects: (buffer: GBuffer, camera: Camera) => void; materials: Record<number, Painter> } {
  const world = (along: number, across: number): [x: number, z: number] => [
    site.x + along * Math.cos(site.rotation) - across * Math.sin(site.rotation),
    site.z + along * Math.sin(site.rotation) + across * Math.cos(site.rotation),
  ];
  const ice = drawIce();
  /** Points along the stands at a radius. */
  const arc = (radius: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const bend = (Math.PI / 2) * radius;
      const length = 2 * HALF_STRAIGHT + 2 * bend;
      const distance = (0.05 + (0.9 * i) / count) * length;
      if (distance < bend)
        return [HALF_STRAIGHT + Math.cos(distance / radius) * radius, Math.sin(distance / radius) * radius] as const;
      if (distance < bend + 2 * HALF_STRAIGHT) return [HALF_STRAIGHT - (distance - bend), radius] as const;
      const angle = Math.PI / 2 + (distance - bend - 2 * HALF_STRAIGHT) / radius;
      return [-HALF_STRAIGHT + Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    });
  const facing = ([along, across]: readonly [number, number]) =>
    (-along * sun[0] - across * sun[2]) / (Math.hypot(along, across) || 1);

  const rasterizeStands = (buffer: GBuffer, camera: Camera) => {
    const faces = 84;
    for (let row = 0; row < STANDS.rows; row++) {
      const [inner, outer] = [
        arc(STANDS.radius + row * STANDS.rowDepth, faces),
        arc(STANDS.radius + (row + 1) * STANDS.rowDepth, faces),
      ];
      const y = 1 + row * STANDS.rowHeight;
      for (let i = 0; i < faces; i++) {
        const [[ax, az], [bx, bz], [cx, cz], [dx, dz]] = [inner[i], inner[i + 1], outer[i + 1], outer[i]].map(
          ([u, v]) => world(u, v),
        );
        const light = 0.46 + 0.3 * facing(inner[i]);
        rasterizePolygon(
          buffer,
          camera,
          [
            [ax, y - STANDS.rowHeight, az, i, row],
            [bx, y - STANDS.rowHeight, bz, i + 1, row],
            [bx, y, bz, i + 1, row],
            [ax, y, az, i, row],
          ],
          SEAT,
          light * 0.6,
        );
        rasterizePolygon(
          buffer,
          camera,
          [
            [ax, y, az, i, row],
            [bx, y, bz, i + 1, row],
            [cx, y, cz, i + 1, row],
            [dx, y, dz, i, row],
          ],
          SEAT,
          light + 0.2,
        );
      }
    }
  };
  const rasterizeGallery = (buffer: GBuffer, camera: Camera) => {
    const radius = STANDS.radius + STANDS.rows * STANDS.rowDepth;
    const high = STANDS.rows * STANDS.rowHeight + 5.5;
    const [inner, outer] = [arc(radius + 1, 120), arc(radius + 13, 120)];
    for (let i = 0; i < 120; i++) {
      const [[ax, az], [bx, bz], [cx, cz], [dx, dz]] = [inner[i], inner[i + 1], outer[i + 1], outer[i]].map(([u, v]) =>
        world(u, v),
      );
      const light = facing(inner[i]);
      rasterizePolygon(
        buffer,
        camera,
        [
          [ax, 0, az, i, 0],
          [bx, 0, bz, i + 1, 0],
          [bx, high, bz, i + 1, high],
          [ax, high, az, i, high],
        ],
        WALL,
        (u, v) =>
          v > high - 1.6 ? 0.78 + 0.1 * light : v < high - 4.5 ? 0.3 : u % 1 < 0.28 ? 0.66 + 0.2 * light : 0.16,
      );
      rasterizePolygon(
        buffer,
        camera,
        [
          [ax, high, az],
          [bx, high, bz],
          [cx, high, cz],
          [dx, high, dz],
        ],
        ROOF,
        0.84,
      );
    }
    for (const side of [-1, 1]) {
      const [x, z] = world(side * (HALF_STRAIGHT + 66), -2);
      const wall = (u: number, v: number, base: number) =>
        v > 14 ? base + 0.25 : (u / 3) % 1 < 0.3 ? base + 0.18 : v % 4.5 < 2.6 ? 0.14 : base;
      rasterizeBox(
        buffer,
        camera,
        { x, y: 0, z, width: 26, depth: 34, height: 16, rotation: site.rotation },
        WALL,
        sun,
        {
          ambient: 0.3,
          direct: 0.6,
          roofMaterial: ROOF,
          wall,
        },
      );
    }
  };
  const rasterizeMasts = (buffer: GBuffer, camera: Camera) => {
    for (const [along, across] of [
      [-92, -40],
      [92, -40],
      [-104, 34],
      [104, 34],
      [-46, 92],
      [46, 92],
    ]) {
      const [x, z] = world(along, across);
      const y = site.groundAt(x, z);
      rasterizeBox(buffer, camera, { x, y, z, width: 1.1, depth: 1.1, height: 46 }, MAST, sun);
      rasterizeBox(buffer, camera, { x, y: y + 46, z, width: 9, depth: 1.2, height: 6.5 }, MAST, sun, {
        wall: (u, v) => ((u / 1.5) % 1 > 0.25 && (v / 1.6) % 1 > 0.25 ? 2 : 0.3),
      });
    }
  };
  return {
    rasterizeObjects: (buffer, camera) => {
      const sheet = [
        [-120, -55],
        [120, -55],
        [120, 55],
        [-120, 55],
      ].map(([along, across]) => {
        const [x, z] = world(along, across);
        return [
          x,
          0.4,
          z,
          along * PIXELS_PER_METRE + ICE_WIDTH / 2,
          across * PIXELS_PER_METRE + ICE_HEIGHT / 2,
        ] as const;
      });
      rasterizePolygon(buffer, camera, sheet, ICE, 0.6);
      rasterizeStands(buffer, camera);
      rasterizeGallery(buffer, camera);
      rasterizeMasts(buffer, camera);
    },
    materials: {
      [ICE]: (_shade, u, v) => {
        const k = (clamp(v | 0, 0, ICE_HEIGHT - 1) * ICE_WIDTH + clamp(u | 0, 0, ICE_WIDTH - 1)) * 4;
        return mix(
          [ice[k] / 255, ice[k + 1] / 255, ice[k + 2] / 255],
          [1, 0.95, 0.84],
          0.18 * smoothstep(0.3, 1, u / ICE_WIDTH),
        );
      },
      [SEAT]: (shade, u, _v, grain) => {
        const sector = Math.floor(u / 7);
        const aisle = Math.floor(u) % 7 === 0;
        const color = aisle ? AISLE : SECTORS[sector % SECTORS.length];
        return mix(hex('#263A63'), mix(color, [1, 0.9, 0.72], 0.12), clamp(0.25 + shade * 1.05 + grain));
      },
      [WALL]: (shade, _u, _v, grain) => toneAt(masonry, shade + grain * 0.5),
      [ROOF]: (shade, _u, _v, grain) => mix(hex('#F3E9DA'), hex('#FFF8EA'), clamp(shade + grain * 3)),
      [MAST]: (shade) => (shade > 1.5 ? hex('#FFF6D8') : toneAt(masonry, shade * 0.7)),
    },
  };
}
