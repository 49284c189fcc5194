import type { Ball } from '../renderer/blobs.ts';
import { type Tones, tones } from '../renderer/color.ts';

/** Shade values at which the tones of fruit change. */
export const GOODS_EDGES = [0.22, 0.36, 0.54, 0.76];

/** The tones of the goods, from shadow to light. */
const goods = {
  apple: ['#4A0F22', '#7F1527', '#B8202C', '#DE4033', '#F47A4E'],
  golden: ['#5B2A1E', '#96521F', '#D08A2A', '#EDBB45', '#FBE07C'],
  pomegranate: ['#4B1226', '#7A1B34', '#A92C41', '#CC4B50', '#E98674'],
  persimmon: ['#642414', '#A3401A', '#DD6B22', '#F79238', '#FFC069'],
  plum: ['#1F1B3A', '#31275A', '#4B3A7E', '#6F5AA0', '#A48CC2'],
  green: ['#23391F', '#3E5E26', '#6B8B32', '#9FB545', '#D3DB78'],
  apricot: ['#6A2C1A', '#A9531F', '#E08A30', '#F6B055', '#FFD58B'],
  walnut: ['#3D2418', '#66402A', '#94683F', '#BE935B', '#E3C28B'],
  watermelon: ['#182B2A', '#23483B', '#35694A', '#5E9159', '#A3BF78'],
  melon: ['#6B4A16', '#A87A1F', '#DDB036', '#F3D465', '#FFEFA6'],
  kurt: ['#5A4A48', '#8E7C70', '#C3B29A', '#E6DABF', '#FAF3DD'],
  paprika: ['#4A1016', '#84181A', '#C22F20', '#E4552E', '#F88D52'],
  turmeric: ['#6B3A0E', '#AE6A12', '#E3A21C', '#F7C63F', '#FFE58A'],
  cumin: ['#3B2416', '#64401F', '#936332', '#BC8C50', '#DEB87F'],
  herbs: ['#2B3A1A', '#4A5F24', '#758739', '#A1AC55', '#CFD08A'],
  sumac: ['#35101F', '#5C1B30', '#8B2C42', '#B24C58', '#D88480'],
} satisfies Record<string, string[]>;

/** The name of a good. */
export type Good = keyof typeof goods;
/** The names of all goods; a ball's kind is an index in this list. */
export const goodNames = Object.keys(goods) as Good[];
/** The tones of all goods, in the order of their names. */
export const goodTones: Tones[] = goodNames.map((name) => tones(goods[name], GOODS_EDGES));

/** A crate of fruit; `radius` of a fruit is in metres, `also` is a second kind in the same crate. */
export type Crate = { good: Good; radius: number; hasStalk?: boolean; isMatt?: boolean; also?: Good };

/** Height, distance, depth and width of the crates on each tier, in metres. */
const LOWER = { y: 0.62, z: 2.62, depth: 0.62, width: 0.66 };
const UPPER = { y: 0.86, z: 3.22, depth: 0.55, width: 0.62 };

/** Positions and sizes of the crates of a tier, in metres. */
export function placeCrates(tier: 'lower' | 'upper', count: number) {
  const { y, z, width, depth } = tier === 'lower' ? LOWER : UPPER;
  return Array.from({ length: count }, (_, i) => ({ x: (i + 0.5 - count / 2) * (width + 0.05), y, z, width, depth }));
}

/** Stacks the fruit of a crate: layers of balls, each smaller than the one below. */
export function stackFruit(
  position: ReturnType<typeof placeCrates>[number],
  crate: Crate,
  random: () => number,
): Ball[] {
  const { radius: r } = crate;
  const high = 0.23 + 0.09 * random();
  const layers = Math.max(1, Math.round(high / (r * 1.35)));
  const balls: Ball[] = [];
  for (let layer = 0; layer < layers; layer++) {
    const share = (1 - layer / layers) ** 0.8;
    const [width, depth] = [(position.width - 0.05) * share, (position.depth - 0.07) * share];
    const columns = Math.max(1, Math.round(width / (r * 1.95)));
    const rows = Math.max(1, Math.round(depth / (r * 1.85)));
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const variation = random();
        balls.push({
          x:
            position.x -
            width / 2 +
            (width * (column + 0.5 + (row & 1 ? 0.2 : -0.2))) / columns +
            (random() - 0.5) * r * 0.7,
          z: position.z - 0.02 - depth / 2 + (depth * (row + 0.5)) / rows + (random() - 0.5) * r * 0.6,
          y: position.y + 0.05 + r * 0.75 + layer * r * 1.35 + (random() - 0.5) * r * 0.5,
          radius: r * (0.86 + 0.26 * random()),
          heightFactor: 0.95,
          kind: goodNames.indexOf(crate.also && variation < 0.4 ? crate.also : crate.good),
          variation,
          exposure: 0.62 + 0.38 * ((layer + 0.6) / layers),
          gloss: crate.isMatt ? 2 : 0.986,
          hasStalk: crate.hasStalk ?? false,
        });
      }
  }
  return balls;
}
