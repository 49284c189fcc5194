import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli's level for a page, which a visitor waits for: a large one takes 2 ms. */
export const PAGE_QUALITY = 5;

/**
 * Compresses a page with Brotli (docs/decisions/0072).
 *
 * @param quality Brotli's level, 0 to 11.
 */
export const compressPage = (body: ArrayBuffer | Uint8Array, quality: number = PAGE_QUALITY): Buffer =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
