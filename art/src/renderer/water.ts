import type { Camera } from './camera.ts';
import { hex, mix, type Ramp, type Rgb, sampleRamp } from './color.ts';
import { type GBuffer, WATER } from './g-buffer.ts';
import { clamp, smoothstep } from './math.ts';
import type { Noise } from './noise.ts';
import type { Raster } from './raster.ts';
import type { Terrain } from './terrain.ts';

export type Water = {
  /** Height of the surface and the distance at which it ends, in metres. */
  level: number;
  far: number;
  /** How many times finer the ripples are than those of a large lake. */
  scale?: number;
  /** Depth in metres at which the water has the last colour of `colors`. */
  depth?: number;
  /** From shallow (0) to deep (1). */
  colors: Ramp;
  /** Share of light that is reflected: at a flat angle, and seen from straight above. */
  reflectance?: number;
  reflectanceFromAbove?: number;
  /** The distance in metres at which ripples shift the reflection by one pixel of the finished picture. */
  rippleReach?: number;
  /** Streaks where wind roughens the surface. */
  streaks?: { amount: number; color: Rgb };
};

const FOAM = hex('#E7F0DA');

type Scene = {
  buffer: GBuffer;
  camera: Camera;
  /** The row of the horizon in the reflection's frame, and the height of that frame. */
  mirror: { horizon: number; height: number };
  terrain: Terrain;
  noise: Noise;
  /** The colour of a pixel of the reflection. */
  reflectionAt: (x: number, y: number) => Rgb;
  applyFog: (color: Rgb, x: number, depth: number) => Rgb;
  /** Pixels of this frame per unit of a picture that is 1200 wide. */
  oversample: number;
};

/** Paints the water: its own colour by depth, the reflection distorted by ripples, wind streaks, a pale shoreline. */
export function paintWater(raster: Raster, water: Water, scene: Scene): void {
  const { buffer, camera, mirror, terrain, noise, oversample } = scene;
  const { scale = 1, depth: maxDepth = 22, rippleReach = 2600 } = water;
  const { reflectance = 0.82, reflectanceFromAbove = 0.3, streaks } = water;
  for (let y = 0; y < buffer.height; y++)
    for (let x = 0; x < buffer.width; x++) {
      const i = y * buffer.width + x;
      if (buffer.material[i] !== WATER) continue;
      const wx = buffer.u[i];
      const wz = buffer.v[i];
      const depth = buffer.depth[i];
      const wave =
        noise.at(wx * 0.012 * scale, wz * 0.05 * scale) * 0.6 + noise.at(wx * 0.05 * scale, wz * 0.16 * scale) * 0.4;
      const swing = oversample * clamp(rippleReach / depth, 1, 9);
      const my = Math.round(mirror.horizon - (y - camera.horizon) + wave * swing * 1.2);
      const mx = Math.round(x + noise.at(wx * 0.03 * scale, wz * 0.09 * scale) * swing * 0.6);
      const reflected = scene.reflectionAt(clamp(mx, 0, buffer.width - 1), clamp(my, 0, mirror.height - 1));
      const height = camera.y - water.level;
      const grazing = 1 - height / Math.hypot(depth, height);
      const fresnel = clamp(reflectanceFromAbove + 0.75 * grazing ** 4);
      const below = clamp((water.level - terrain.heightAt(wx, wz)) / maxDepth);
      let color = mix(sampleRamp(water.colors, below), reflected, fresnel * reflectance);
      const wind = noise.fbm(wx * 0.01 * scale, wz * 0.075 * scale, 3);
      if (streaks && wind > 0.3)
        color = mix(
          color,
          streaks.color,
          streaks.amount * smoothstep(0.3, 0.36, wind) * smoothstep(60, 200, depth * scale),
        );
      if (below < 0.1) color = mix(color, FOAM, (1 - below / 0.1) * 0.35);
      raster.set(i, scene.applyFog(color, x, depth));
    }
}
