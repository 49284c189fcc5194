import type { Source } from 'pmtiles';

/** Lets the package `pmtiles` read a file that is in memory. */
export const readBytes = (file: Uint8Array): Source => ({
  getKey: () => 'memory',
  getBytes: async (offset, length) => ({ data: new Uint8Array(file.subarray(offset, offset + length)).buffer }),
});
