import type { Camera } from './camera.ts';
import { along, hex, mix, type Ramp, type Rgb } from './colour.ts';
import { type GBuffer, WATER } from './gbuffer.ts';
import type { Noise } from './noise.ts';
import { clamp, smooth } from './numbers.ts';
import type { Raster } from './raster.ts';
import type { Terrain } from './terrain.ts';

export type Water = {
  /** Height of its surface and where it ends, in metres. */
  level: number;
  far: number;
  /** How many times finer its ripples are than those of a large lake. */
  scale?: number;
  /** Metres at which it has its deepest colour. */
  depth?: number;
  /** From the shallows (0) to the deep (1). */
  body: Ramp;
  /** How much it mirrors: at a flat angle, and seen from straight above. */
  mirror?: number;
  mirrorDown?: number;
  /** The distance in metres at which ripples throw a reflection by one step of a picture's pixels. */
  rippleReach?: number;
  /** Streaks of wind. */
  streaks?: { amount: number; colour: Rgb };
};

const FOAM = hex('#E7F0DA');

type Scene = {
  buffer: GBuffer;
  camera: Camera;
  /** The row of the horizon in the mirrored frame, and how many rows that frame has. */
  mirror: { horizon: number; height: number };
  terrain: Terrain;
  noise: Noise;
  /** The colour in the mirrored frame. */
  mirrored: (x: number, y: number) => Rgb;
  fogged: (colour: Rgb, x: number, depth: number) => Rgb;
  /** Pixels of this frame per pixel of the finished picture. */
  oversample: number;
};

/** Paints the water: its own colour by depth, the mirrored world broken by ripples, streaks of wind, a pale edge. */
export function paintWater(raster: Raster, water: Water, scene: Scene): void {
  const { buffer, camera, mirror, terrain, noise, oversample } = scene;
  const { scale = 1, depth: deep = 22, rippleReach = 2600 } = water;
  const { mirror: strength = 0.82, mirrorDown = 0.3, streaks } = water;
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
      const reflected = scene.mirrored(clamp(mx, 0, buffer.width - 1), clamp(my, 0, mirror.height - 1));
      const height = camera.y - water.level;
      const grazing = 1 - height / Math.hypot(depth, height);
      const fresnel = clamp(mirrorDown + 0.75 * grazing ** 4);
      const below = clamp((water.level - terrain.heightAt(wx, wz)) / deep);
      let colour = mix(along(water.body, below), reflected, fresnel * strength);
      const wind = noise.fbm(wx * 0.01 * scale, wz * 0.075 * scale, 3);
      if (streaks && wind > 0.3)
        colour = mix(colour, streaks.colour, streaks.amount * smooth(0.3, 0.36, wind) * smooth(60, 200, depth * scale));
      if (below < 0.1) colour = mix(colour, FOAM, (1 - below / 0.1) * 0.35);
      raster.set(i, scene.fogged(colour, x, depth));
    }
}
