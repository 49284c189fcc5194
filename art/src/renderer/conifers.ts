import type { Camera } from './camera.ts';
import { type GBuffer, TREE } from './g-buffer.ts';
import { type Ground, sunIncidenceAt } from './ground.ts';
import { clamp, type Vec3 } from './math.ts';
import { createRandom, hashCell } from './random.ts';
import { sampleGrid } from './terrain.ts';

/** A Tian Shan spruce, a narrow tree. Lengths are in metres. */
export type Conifer = {
  x: number;
  y: number;
  z: number;
  height: number;
  /** Half its width as a share of its height. */
  slenderness: number;
  /** 0 to 1; gives each tree its own outline. */
  variation: number;
  /** Brightness: 1 is full light. */
  light: number;
};

export type Forest = {
  seed: number;
  /** Distance between two trees where the forest is dense, in metres. */
  spacing: number;
  x: readonly [from: number, to: number];
  z: readonly [from: number, to: number];
  /** Mean height in metres. */
  height: number;
  /** Chance of a tree at a point, 0 to 1; `up` is 1 on flat ground. */
  density: (x: number, y: number, z: number, up: number) => number;
};

/** Places the trees of a forest on the ground and calculates how bright each is. */
export function plantForest(ground: Ground, sun: Vec3, forest: Forest): Conifer[] {
  const { terrain } = ground;
  const { cells, step, size } = terrain;
  const random = createRandom(forest.seed);
  const trees: Conifer[] = [];
  for (let row = forest.z[0]; row < forest.z[1]; row += forest.spacing)
    for (let column = forest.x[0]; column < forest.x[1]; column += forest.spacing) {
      const x = column + random() * forest.spacing;
      const z = row + random() * forest.spacing;
      const chance = random();
      const variation = random();
      const pixelHeight = random();
      if (x < 0 || z < 0 || x >= size || z >= size) continue;
      const u = x / step;
      const v = z / step;
      const y = sampleGrid(terrain.heights, cells, u, v);
      if (chance >= forest.density(x, y, z, sampleGrid(ground.normalY, cells, u, v))) continue;
      const light =
        0.25 + 0.75 * Math.sqrt(sunIncidenceAt(ground, sun, u, v)) * sampleGrid(ground.sunlight, cells, u, v);
      const height = forest.height * (0.55 + 0.75 * pixelHeight);
      trees.push({ x, y, z, height, slenderness: 0.13 + 0.07 * variation, variation, light });
    }
  return trees;
}

/** Heights in pixels: a tree below SMALL is drawn as a triangle, one above LARGE has separate branch tips. */
const SMALL = 9;
const LARGE = 120;

/**
 * Draws conifers into the buffer.
 *
 * @param sunSide the side the sun is on: -1 left, 1 right.
 * @param nearest gives, by column of the frame, the distance in metres below which a tree is left out.
 */
export function rasterizeConifers(
  buffer: GBuffer,
  camera: Camera,
  trees: readonly Conifer[],
  sunSide: number,
  nearest: (column: number) => number,
): void {
  const { width, height } = buffer;
  for (const tree of trees) {
    const [centre, ground, depth] = camera.project(tree.x, tree.y, tree.z);
    if (depth <= nearest(clamp(Math.round(centre), 0, width - 1))) continue;
    const pixelHeight = (camera.focal * tree.height) / depth;
    const foot = ground + pixelHeight * 0.03;
    if (pixelHeight < 1.2 || centre < -pixelHeight || centre > width + pixelHeight || foot - pixelHeight > height)
      continue;
    const seed = (tree.variation * 65536) | 0;
    const whorls =
      Math.max(3, Math.min(pixelHeight > 260 ? 22 : 13, Math.round(pixelHeight / 7))) +
      (((tree.variation * 7) | 0) % 3);
    const lean = (((tree.variation * 13) % 1) - 0.5) * 0.04 * pixelHeight;
    for (let y = Math.max(0, Math.floor(foot - pixelHeight)); y <= Math.min(height - 1, Math.floor(foot)); y++) {
      const up = clamp((foot - (y + 0.5)) / pixelHeight);
      let whorl = 0;
      let within = 0;
      let left: number;
      let right: number;
      if (pixelHeight < SMALL) left = right = pixelHeight * tree.slenderness * (1 - up) * 0.9 + 0.35;
      else {
        const level = (1 - up) * whorls * (1 - 0.12 * up);
        whorl = level | 0;
        within = level - whorl;
        const reach =
          up < 0.05
            ? pixelHeight * tree.slenderness * 0.16
            : pixelHeight * tree.slenderness * (1 - up) ** 0.82 * (0.5 + 0.55 * within) + 0.3;
        left = reach * (0.78 + 0.42 * hashCell(whorl, seed, 1));
        right = reach * (0.78 + 0.42 * hashCell(whorl, seed, 2));
      }
      const axis = centre + lean * up;
      const last = Math.min(width - 1, Math.floor(axis + right - 0.5));
      for (let x = Math.max(0, Math.ceil(axis - left - 0.5)); x <= last; x++) {
        const i = y * width + x;
        if (depth >= buffer.depth[i]) continue;
        const lateralOffset = x + 0.5 - axis;
        if (pixelHeight > LARGE && up > 0.05) {
          const edge = Math.abs(lateralOffset) / (lateralOffset < 0 ? left : right);
          const tip = hashCell((x / (pixelHeight * 0.011)) | 0, whorl, seed + (lateralOffset < 0 ? 7 : 9));
          if (edge > 0.35 && within > 0.45 + 0.55 * tip + (1 - edge) * 0.6) continue;
        }
        const grain = pixelHeight > LARGE ? 0.22 * (120 / pixelHeight) : 0.22;
        const needles =
          pixelHeight < SMALL
            ? 0
            : (hashCell(whorl, (x * grain) | 0, seed) - 0.5) * (pixelHeight > LARGE ? 0.34 : 0.5) -
              (within - 0.5) * 0.35;
        const facing = clamp(0.5 + (lateralOffset / (left + 0.01)) * sunSide * 0.75 + needles);
        buffer.put(i, depth, TREE, tree.light * (0.42 + 0.48 * facing) + 0.1 * up);
      }
    }
  }
}
