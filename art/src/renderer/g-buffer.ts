/** The material numbers of the renderer. Scenes number their own materials from `CUSTOM_MATERIAL` on. */
export const SKY = 0;
export const GROUND = 1;
export const TREE = 2;
export const WATER = 3;
export const TRUNK = 4;
export const CUSTOM_MATERIAL = 10;

/** A geometry buffer: distance, material, texture coordinates and shade of every pixel. The nearest surface wins. */
export class GBuffer {
  readonly width: number;
  readonly height: number;
  /** Distance along the view, in metres. */
  readonly depth: Float32Array;
  readonly material: Uint8Array;
  /** Texture coordinates; each material has its own unit (cells of the ground, metres of a wall). */
  readonly u: Float32Array;
  readonly v: Float32Array;
  /** 0 is full shadow, 1 is full light. */
  readonly shade: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    const pixels = width * height;
    this.depth = new Float32Array(pixels).fill(1e9);
    this.material = new Uint8Array(pixels);
    this.u = new Float32Array(pixels);
    this.v = new Float32Array(pixels);
    this.shade = new Float32Array(pixels);
  }

  /** Writes a pixel unless something nearer is already there. */
  put(i: number, depth: number, material: number, shade: number, u = 0, v = 0): void {
    if (depth >= this.depth[i]) return;
    this.depth[i] = depth;
    this.material[i] = material;
    this.shade[i] = shade;
    this.u[i] = u;
    this.v[i] = v;
  }
}
