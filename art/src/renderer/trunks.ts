import type { Camera } from './camera.ts';
import { type GBuffer, TRUNK } from './g-buffer.ts';
import { clamp } from './math.ts';
import { Noise } from './noise.ts';
import { hashCell } from './random.ts';

/** A bare, tapered tree trunk with stubs of branches. Lengths are in metres. */
export type Trunk = {
  x: number;
  y: number;
  z: number;
  height: number;
  width: number;
  /** Sideways offset of the top, as a share of the height. */
  lean: number;
  /** 0 to 1; gives each trunk its own bark and branches. */
  variation: number;
  /** Length of the part below the water. */
  submergedHeight: number;
};

const bark = new Noise(404);

/**
 * Draws trunks into the buffer.
 *
 * @param sunSide the side the sun is on: -1 left, 1 right.
 */
export function rasterizeTrunks(buffer: GBuffer, camera: Camera, trunks: readonly Trunk[], sunSide: number): void {
  const { width, height } = buffer;
  for (const trunk of trunks) {
    const [foot, ground, depth] = camera.project(trunk.x, trunk.y, trunk.z);
    if (depth < 1 || foot < -50 || foot > width + 50) continue;
    const pixelHeight = (camera.focal * trunk.height) / depth;
    const pixelWidth = Math.max(0.8, (camera.focal * trunk.width) / depth);
    const seed = (trunk.variation * 65536) | 0;
    const top = Math.max(0, Math.floor(ground - pixelHeight));
    const bottom = Math.min(height - 1, Math.floor(ground + (camera.focal * trunk.submergedHeight) / depth));
    for (let y = top; y <= bottom; y++) {
      const up = clamp((ground - y) / pixelHeight);
      const half = pixelWidth * 0.5 * (1 - 0.72 * up) + 0.3;
      const axis = foot + trunk.lean * pixelHeight * up + (hashCell((up * 9) | 0, seed) - 0.5) * pixelWidth * 0.12;
      const last = Math.min(width - 1, Math.floor(axis + half - 0.5));
      for (let x = Math.max(0, Math.ceil(axis - half - 0.5)); x <= last; x++) {
        const across = (x + 0.5 - axis) / half;
        const grain = bark.at(
          ((x - axis) * 0.55) / Math.max(1, pixelWidth * 0.06) + seed,
          (y * 0.02) / Math.max(0.3, pixelWidth * 0.03),
        );
        buffer.put(y * width + x, depth, TRUNK, clamp(0.52 + 0.5 * across * sunSide + grain * 0.13) * 0.9, up);
      }
    }
    rasterizeStubs(buffer, { trunk, foot, ground, depth, pixelHeight, pixelWidth, seed, sunSide });
  }
}

type StubOptions = {
  trunk: Trunk;
  foot: number;
  ground: number;
  depth: number;
  pixelHeight: number;
  pixelWidth: number;
  seed: number;
  sunSide: number;
};

function rasterizeStubs(
  buffer: GBuffer,
  { trunk, foot, ground, depth, pixelHeight, pixelWidth, seed, sunSide }: StubOptions,
) {
  const isThick = pixelWidth > 16;
  const count = Math.min(isThick ? 15 : 20, Math.round(pixelHeight / 9));
  for (let stub = 0; stub < count; stub++) {
    const up = 0.3 + 0.68 * hashCell(stub, seed, 3);
    const direction = hashCell(stub, seed, 4) < 0.5 ? -1 : 1;
    const reach = isThick ? 0.25 + 0.8 * hashCell(stub, seed, 5) : 0.4 + 1.2 * hashCell(stub, seed, 5);
    const length = pixelWidth * reach * (1.15 - up);
    const startX = foot + trunk.lean * pixelHeight * up;
    const half = Math.max(0.5, pixelWidth * 0.045);
    for (let s = 0; s < length + pixelWidth * 0.2; s++) {
      const x = Math.round(startX + direction * s);
      const centre = ground - pixelHeight * up - s * 0.25 + ((s * s) / (length + 1)) * 0.12;
      for (let e = -half; e <= half; e += 0.7) {
        const y = Math.round(centre + e);
        if (x < 0 || x >= buffer.width || y < 0 || y >= buffer.height) continue;
        buffer.put(y * buffer.width + x, depth, TRUNK, (direction === sunSide ? 0.75 : 0.3) * 0.9, up);
      }
    }
  }
}
