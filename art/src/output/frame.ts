import type { Frame } from '../renderer/landscape.ts';
import type { Scene } from '../scene.ts';

/** How finely a picture is drawn: pixels per side for each of its own. */
const OVERSAMPLE = 2;

/** The frame of a scene at a share of its size. */
export function createFrame({ size = { width: 1200, height: 900 } }: Scene, scale: number): Frame {
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale), oversample: OVERSAMPLE };
}
