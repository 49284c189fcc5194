import { createCanvas } from '@napi-rs/canvas';
import { rasterizeBlobs } from '../renderer/blobs.ts';
import type { Camera } from '../renderer/camera.ts';
import { hex, mix, type Rgb, toneAt } from '../renderer/color.ts';
import { CUSTOM_MATERIAL, type GBuffer } from '../renderer/g-buffer.ts';
import type { Painter } from '../renderer/landscape.ts';
import { masonry } from '../renderer/materials.ts';
import { clamp, smoothstep, type Vec3 } from '../renderer/math.ts';
import { rasterizeBox, rasterizePolygon } from '../renderer/polygons.ts';
import { createRandom, hashCell } from '../renderer/random.ts';

const [ICE, SEAT, WALL, ROOF, MAST, SKATER, HEAD] = [0, 1, 2, 3, 4, 5, 6].map((i) => CUSTOM_MATERIAL + i);

/** Half the length of a straight of the 400 m oval, in metres. */
const STRAIGHT = 52;
/** Radius at which the stands begin, number of rows, and depth and height of a row, in metres. */
const STANDS = { radius: 47, rows: 13, deep: 1.9, rise: 1.05 };
const SECTORS = ['#2E6FA8', '#E8B23E', '#2E6FA8', '#D9D5CC', '#C9503C'].map(hex);
const JACKETS = ['#B8402F', '#2F6FB0', '#E2A83A', '#2C3E5A', '#3F7F77', '#7A3F66'].map(hex);
const AISLE: Rgb = hex('#D8D9D6');
/** Pixels of the drawn ice per metre. */
const DRAWN = 10;
const [WIDE, TALL] = [2400, 1100];

/** Position of a rink: its centre in metres, its rotation in radians, and the height of the ground around it. */
export type Site = { x: number; z: number; turn: number; groundAt: (x: number, z: number) => number };

/** Converts a point of the world to metres along and across the rink, from its centre. */
export function toRinkCoordinates(
  { x, z, turn }: Omit<Site, 'groundAt'>,
  wx: number,
  wz: number,
): [along: number, across: number] {
  const [dx, dz] = [wx - x, wz - z];
  return [dx * Math.cos(turn) + dz * Math.sin(turn), -dx * Math.sin(turn) + dz * Math.cos(turn)];
}

/** Distance of a point from the line between the centres of the two bends; it is constant along a lane. */
export const distanceFromAxis = (along: number, across: number) =>
  Math.hypot(Math.max(0, Math.abs(along) - STRAIGHT), across);

/** The point of a lane with that radius after a share of a lap. */
function onLane(radius: number, lap: number): [along: number, across: number] {
  const bend = Math.PI * radius;
  let way = lap * (4 * STRAIGHT + 2 * bend);
  if (way < 2 * STRAIGHT) return [-STRAIGHT + way, -radius];
  way -= 2 * STRAIGHT;
  if (way < bend)
    return [STRAIGHT + Math.cos(way / radius - Math.PI / 2) * radius, Math.sin(way / radius - Math.PI / 2) * radius];
  way -= bend;
  if (way < 2 * STRAIGHT) return [STRAIGHT - way, radius];
  way -= 2 * STRAIGHT;
  return [-STRAIGHT + Math.cos(way / radius + Math.PI / 2) * radius, Math.sin(way / radius + Math.PI / 2) * radius];
}

function skaters() {
  const random = createRandom(4);
  return Array.from({ length: 120 }, (_, i) =>
    i < 85
      ? onLane(28.5 + random() * 12, random())
      : ([(random() * 2 - 1) * 60, (random() * 2 - 1) * 18] as [number, number]),
  );
}

/** Draws the ice with its lanes, marks and skate tracks, and the skaters' long shadows. Returns RGBA bytes. */
function drawIce(list: readonly [number, number][], turn: number) {
  const canvas = createCanvas(WIDE, TALL);
  const c = canvas.getContext('2d');
  const oval = (radius: number) => {
    c.beginPath();
    c.arc(WIDE / 2 - STRAIGHT * DRAWN, TALL / 2, radius * DRAWN, Math.PI / 2, Math.PI * 1.5);
    c.arc(WIDE / 2 + STRAIGHT * DRAWN, TALL / 2, radius * DRAWN, -Math.PI / 2, Math.PI / 2);
    c.closePath();
  };
  const fill = (radius: number, code: string) => {
    oval(radius);
    c.fillStyle = code;
    c.fill();
  };
  const ring = (radius: number, width: number, code: string) => {
    oval(radius);
    c.lineWidth = width;
    c.strokeStyle = code;
    c.stroke();
  };
  c.fillStyle = '#C9D9E6';
  c.fillRect(0, 0, WIDE, TALL);
  fill(46, '#E9F1F4');
  fill(42.2, '#D8563F');
  fill(41.2, '#E4F4F7');
  for (const radius of [37.4, 33.4]) ring(radius, 5, '#4E8FC2');
  ring(28.8, 9, '#2F6FB0');
  fill(27.2, '#D3E9F1');
  fill(25.6, '#EAF6F8');
  c.fillStyle = '#D8563F';
  c.fillRect(WIDE / 2 - 3, TALL / 2 - 256, 6, 512);
  c.beginPath();
  c.arc(WIDE / 2, TALL / 2, 60, 0, Math.PI * 2);
  c.lineWidth = 5;
  c.strokeStyle = '#D8563F';
  c.stroke();
  const random = createRandom(5);
  c.globalAlpha = 0.35;
  for (let i = 0; i < 240; i++) {
    c.setLineDash([20 + random() * 160, 900 + random() * 1500]);
    c.lineDashOffset = random() * 3000;
    ring(28 + random() * 13, 1 + random() * 2, '#FFFFFF');
  }
  c.setLineDash([]);
  c.globalAlpha = 1;
  c.fillStyle = 'rgba(70,110,160,.55)';
  for (const [along, across] of list) {
    c.save();
    c.translate(WIDE / 2 + along * DRAWN, TALL / 2 + across * DRAWN);
    c.rotate(Math.PI - turn);
    c.beginPath();
    c.ellipse(17, 0, 19, 4.2, 0, 0, Math.PI * 2);
    c.fill();
    c.restore();
  }
  return c.getImageData(0, 0, WIDE, TALL).data;
}

/** A speed-skating rink with stands, floodlights and skaters: the objects to draw, and their materials. */
export function createRink(
  site: Site,
  sun: Vec3,
): { rasterizeObjects: (buffer: GBuffer, camera: Camera) => void; materials: Record<number, Painter> } {
  const world = (along: number, across: number): [x: number, z: number] => [
    site.x + along * Math.cos(site.turn) - across * Math.sin(site.turn),
    site.z + along * Math.sin(site.turn) + across * Math.cos(site.turn),
  ];
  const list = skaters();
  const ice = drawIce(list, site.turn);
  /** Points along the stands at a radius. */
  const arc = (radius: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const bend = (Math.PI / 2) * radius;
      const length = 2 * STRAIGHT + 2 * bend;
      const way = (0.05 + (0.9 * i) / count) * length;
      if (way < bend) return [STRAIGHT + Math.cos(way / radius) * radius, Math.sin(way / radius) * radius] as const;
      if (way < bend + 2 * STRAIGHT) return [STRAIGHT - (way - bend), radius] as const;
      const angle = Math.PI / 2 + (way - bend - 2 * STRAIGHT) / radius;
      return [-STRAIGHT + Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
    });
  const facing = ([along, across]: readonly [number, number]) =>
    (-along * sun[0] - across * sun[2]) / (Math.hypot(along, across) || 1);

  const rasterizeStands = (buffer: GBuffer, camera: Camera) => {
    const faces = 84;
    for (let row = 0; row < STANDS.rows; row++) {
      const [inner, outer] = [
        arc(STANDS.radius + row * STANDS.deep, faces),
        arc(STANDS.radius + (row + 1) * STANDS.deep, faces),
      ];
      const y = 1 + row * STANDS.rise;
      for (let i = 0; i < faces; i++) {
        const [[ax, az], [bx, bz], [cx, cz], [dx, dz]] = [inner[i], inner[i + 1], outer[i + 1], outer[i]].map(
          ([u, v]) => world(u, v),
        );
        const light = 0.46 + 0.3 * facing(inner[i]);
        rasterizePolygon(
          buffer,
          camera,
          [
            [ax, y - STANDS.rise, az, i, row],
            [bx, y - STANDS.rise, bz, i + 1, row],
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
    const radius = STANDS.radius + STANDS.rows * STANDS.deep;
    const high = STANDS.rows * STANDS.rise + 5.5;
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
      const [x, z] = world(side * (STRAIGHT + 66), -2);
      const wall = (u: number, v: number, base: number) =>
        v > 14 ? base + 0.25 : (u / 3) % 1 < 0.3 ? base + 0.18 : v % 4.5 < 2.6 ? 0.14 : base;
      rasterizeBox(buffer, camera, { x, y: 0, z, width: 26, depth: 34, height: 16, turn: site.turn }, WALL, sun, {
        ambient: 0.3,
        direct: 0.6,
        roofMaterial: ROOF,
        wall,
      });
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
  const rasterizeSkaters = (buffer: GBuffer, camera: Camera) => {
    list.forEach(([along, across], i) => {
      const [x, z] = world(along, across);
      const lean = i % 2 ? 0.18 : -0.18;
      const part = (dx: number, y: number, width: number, height: number, kind: number) =>
        rasterizePolygon(
          buffer,
          camera,
          [
            [x + dx - width / 2, y, z, kind],
            [x + dx + width / 2, y, z, kind],
            [x + dx + width / 2 + lean, y + height, z, kind],
            [x + dx - width / 2 + lean, y + height, z, kind],
          ],
          SKATER,
          0.5,
        );
      part(-0.27, 0.4, 0.34, 1, JACKETS.length);
      part(0.27, 0.4, 0.34, 1, JACKETS.length);
      part(0, 1.2, 0.95, 1.15, i % JACKETS.length);
      rasterizeBlobs(
        buffer,
        camera,
        [{ x: x + lean, y: 2.3, z, radius: 0.36, height: 0.75, variation: i * 0.013, light: 1 }],
        HEAD,
        1,
      );
    });
  };
  const trousers = hex('#22304F');
  return {
    rasterizeObjects: (buffer, camera) => {
      const sheet = [
        [-120, -55],
        [120, -55],
        [120, 55],
        [-120, 55],
      ].map(([along, across]) => {
        const [x, z] = world(along, across);
        return [x, 0.4, z, along * DRAWN + WIDE / 2, across * DRAWN + TALL / 2] as const;
      });
      rasterizePolygon(buffer, camera, sheet, ICE, 0.6);
      rasterizeStands(buffer, camera);
      rasterizeGallery(buffer, camera);
      rasterizeMasts(buffer, camera);
      rasterizeSkaters(buffer, camera);
    },
    materials: {
      [ICE]: (_shade, u, v) => {
        const k = (clamp(v | 0, 0, TALL - 1) * WIDE + clamp(u | 0, 0, WIDE - 1)) * 4;
        return mix(
          [ice[k] / 255, ice[k + 1] / 255, ice[k + 2] / 255],
          [1, 0.95, 0.84],
          0.18 * smoothstep(0.3, 1, u / WIDE),
        );
      },
      [SEAT]: (shade, u, v, grain) => {
        const sector = Math.floor(u / 7);
        const aisle = Math.floor(u) % 7 === 0;
        const taken = !aisle && shade > 0.5 && hashCell((u * 5) | 0, v | 0, 2) < 0.2;
        const color = aisle
          ? AISLE
          : taken
            ? JACKETS[(hashCell((u * 5) | 0, v | 0, 7) * JACKETS.length) | 0]
            : SECTORS[sector % SECTORS.length];
        return mix(hex('#263A63'), mix(color, [1, 0.9, 0.72], 0.12), clamp(0.25 + shade * 1.05 + grain));
      },
      [WALL]: (shade, _u, _v, grain) => toneAt(masonry, shade + grain * 0.5),
      [ROOF]: (shade, _u, _v, grain) => mix(hex('#F3E9DA'), hex('#FFF8EA'), clamp(shade + grain * 3)),
      [MAST]: (shade) => (shade > 1.5 ? hex('#FFF6D8') : toneAt(masonry, shade * 0.7)),
      [SKATER]: (_shade, u) => (Math.round(u) < JACKETS.length ? JACKETS[Math.round(u)] : trousers),
      [HEAD]: () => hex('#3A2C30'),
    },
  };
}
