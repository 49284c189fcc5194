import { type GBuffer, GROUND } from './g-buffer.ts';

/** Ground whose distance differs by more than these factors belongs to another slope. */
const MAX_DISTANCE_RATIO = 1.12;
const MIN_DISTANCE_RATIO = 0.89;

/**
 * Smooths the shades of the ground and keeps its edges (Kuwahara filter): each pixel takes the mean of that square
 * around it, of four, that has the smallest variance. The result looks like brush strokes.
 *
 * @param radius side length of a square, in pixels.
 * @returns the shades of all pixels; only those of the ground differ from the buffer's.
 */
export function applyKuwaharaFilter(buffer: GBuffer, radius: number): Float32Array {
  const { width, height, material, depth, shade } = buffer;
  const out = Float32Array.from(shade);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (material[i] !== GROUND) continue;
      let smallestVariance = Number.POSITIVE_INFINITY;
      for (let quarter = 0; quarter < 4; quarter++) {
        const left = Math.max(0, quarter & 1 ? x : x - radius);
        const right = Math.min(width - 1, quarter & 1 ? x + radius : x);
        const top = Math.max(0, quarter & 2 ? y : y - radius);
        const bottom = Math.min(height - 1, quarter & 2 ? y + radius : y);
        let sum = 0;
        let squares = 0;
        let count = 0;
        for (let row = top; row <= bottom; row++)
          for (let k = row * width + left; k <= row * width + right; k++) {
            if (material[k] !== GROUND) continue;
            const ratio = depth[k] / depth[i];
            if (ratio > MAX_DISTANCE_RATIO || ratio < MIN_DISTANCE_RATIO) continue;
            sum += shade[k];
            squares += shade[k] * shade[k];
            count++;
          }
        if (count < 3) continue;
        const mean = sum / count;
        const variance = squares / count - mean * mean;
        if (variance < smallestVariance) {
          smallestVariance = variance;
          out[i] = mean;
        }
      }
    }
  return out;
}
