import type { RsbuildPlugin } from '@rsbuild/core';
import type { GroundName } from '../../src/lib/map/frames.ts';
import { drawGrounds, getGroundFile } from './grounds/draw-grounds.ts';

/** Adds the grounds of the maps to the release, beside the pictures. */
export const groundsPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-grounds',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      for (const [name, drawing] of Object.entries(drawGrounds()))
        compilation.emitAsset(`pictures/${getGroundFile(name as GroundName, drawing)}`, new sources.RawSource(drawing));
    });
  },
});
