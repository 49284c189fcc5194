import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ONLINE_FOLDER } from '@almaty/delivery/online-folder';
import type { RsbuildPlugin } from '@rsbuild/core';
import { MAP_WORKER_FILE, TILES_FILE } from '../../src/lib/map/released-files.ts';
import { WORKSPACE } from '../content/read-content.ts';
import { REGION_TILES } from './tiles/region-tiles.ts';

/** MapLibre's worker, which is released as it is. */
const WORKER = createRequire(import.meta.url).resolve('maplibre-gl/dist/maplibre-gl-worker.mjs');

const LIBRARIES = /[\\/](maplibre-gl|pmtiles)[\\/]/;

/** What the release has of the exact map: its tiles, its worker, and the library in a script that no browser keeps. */
export const exactMapPlugin = (): RsbuildPlugin => ({
  name: 'catalogue-exact-map',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      compilation.emitAsset(TILES_FILE, new sources.RawSource(readFileSync(path.join(WORKSPACE, REGION_TILES))));
      compilation.emitAsset(MAP_WORKER_FILE, new sources.RawSource(readFileSync(WORKER)));
    });
    api.modifyRspackConfig((config, { mergeConfig, rspack }) =>
      mergeConfig(config, {
        // The address of a module would be its path on this machine; MapLibre is told where its worker is.
        plugins: [new rspack.DefinePlugin({ 'import.meta.url': '""' })],
        // MapLibre imports by an address only what nobody asks it for.
        module: { rules: [{ test: LIBRARIES, parser: { exprContextCritical: false } }] },
        optimization: {
          splitChunks: {
            cacheGroups: {
              exactMap: { test: LIBRARIES, name: `${ONLINE_FOLDER}/maplibre`, chunks: 'async', enforce: true },
            },
          },
        },
      }),
    );
  },
});
