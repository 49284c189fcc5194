import { Noise } from '../renderer/noise.ts';
import { createRandom } from '../renderer/random.ts';
import type { Terrain } from '../renderer/terrain.ts';
import type { Trunk } from '../renderer/trunks.ts';

/**
 * Places the trunks of drowned spruces: groups of them where the water is deep, and four near the viewer.
 *
 * @param axis gives x of the middle of the flooded valley at distance z, in metres.
 */
export function createDrownedForest(terrain: Terrain, axis: (z: number) => number, seed: number): Trunk[] {
  const clumps = new Noise(seed);
  const random = createRandom(77);
  const trunks: Trunk[] = [];
  for (let tries = 0; trunks.length < 74 && tries < 8000; tries++) {
    const z = 84 + random() ** 1.3 * 450;
    const x = axis(z) + (random() * 2 - 1) * 88;
    if (terrain.heightAt(x, z) > -1.5 || clumps.at(x * 0.02, z * 0.016) < -0.12) continue;
    if (trunks.some((other) => Math.hypot(other.x - x, (other.z - z) * 0.8) < 6 + z * 0.012)) continue;
    trunks.push({
      x,
      y: 0,
      z,
      height: 9 + random() * 14,
      width: 0.95 + random() * 0.5,
      lean: (random() - 0.5) * 0.06,
      variation: random(),
      submergedHeight: 1.5,
    });
  }
  const near = [
    [84, -31, 19, -0.02, 0.71],
    [92, -24, 12, 0.03, 0.52],
    [80, 24, 20, 0.01, 0.92],
    [98, 33, 15, -0.02, 0.42],
  ];
  for (const [z, lateralOffset, tall, lean, variation] of near)
    trunks.push({ x: axis(z) + lateralOffset, y: 0, z, height: tall, width: 1, lean, variation, submergedHeight: 1 });
  return trunks;
}
