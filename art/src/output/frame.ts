import type { Frame } from '../renderer/landscape.ts';
import type { Scene } from '../scene.ts';

/** Rendered pixels per side for each pixel of a picture. */
const OVERSAMPLE = 2;

/** The frame of a scene's picture; `scale` 1 is the full size. */
export function createFrame({ size = { width: 1200, height: 900 } }: Scene, scale: number): Frame {
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale), oversample: OVERSAMPLE };
}
