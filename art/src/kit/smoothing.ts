import { type GBuffer, GROUND } from './gbuffer.ts';

/** Ground farther away or nearer than these shares belongs to another slope. */
const FARTHEST = 1.12;
const NEAREST = 0.89;

/**
 * The shades of the ground, smoothed without blurring its edges (Kuwahara filter): each pixel takes the mean of the
 * calmest of the four squares around it. It turns a relief into brush strokes.
 *
 * @param radius side of a square, in pixels.
 */
export function brushed(buffer: GBuffer, radius: number): Float32Array {
  const { width, height, material, depth, shade } = buffer;
  const out = Float32Array.from(shade);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (material[i] !== GROUND) continue;
      let calmest = Number.POSITIVE_INFINITY;
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
            if (ratio > FARTHEST || ratio < NEAREST) continue;
            sum += shade[k];
            squares += shade[k] * shade[k];
            count++;
          }
        if (count < 3) continue;
        const mean = sum / count;
        const variance = squares / count - mean * mean;
        if (variance < calmest) {
          calmest = variance;
          out[i] = mean;
        }
      }
    }
  return out;
}
