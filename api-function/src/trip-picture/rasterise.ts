import { initWasm, Resvg } from '@resvg/resvg-wasm';
import resvg from '@resvg/resvg-wasm/index_bg.wasm';
import font from './commissioner.ttf';

/** resvg may be started once only. */
let starting: Promise<void> | undefined;

/**
 * Draws an SVG in so many pixels of width.
 *
 * @returns a red, a green and a blue that are multiplied by alpha, and alpha, for each pixel.
 * @throws Error when it is no SVG.
 */
export async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  starting ??= initWasm(resvg);
  await starting;
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontBuffers: [new Uint8Array(font)], defaultFontFamily: 'Commissioner', loadSystemFonts: false },
  });
  const image = drawing.render();
  const { pixels } = image;
  image.free();
  drawing.free();
  return pixels;
}
