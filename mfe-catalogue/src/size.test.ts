import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** The script that a page of this remote may load before hydration, in bytes gzip, without the shared modules. */
const BUDGET = 36 * 1024;

const webFolder = path.join(import.meta.dirname, '../dist/web');
type Manifest = {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
};
const { metaData, exposes }: Manifest = JSON.parse(readFileSync(path.join(webFolder, 'mf-manifest.json'), 'utf8'));
const getGzipSize = (file: string) => gzipSync(readFileSync(path.join(webFolder, file)), { level: 9 }).length;

test.each(exposes)('$path stays within its script budget', ({ assets }) => {
  const { path: folder, name } = metaData.remoteEntry;
  const files = [path.join(folder, name), ...assets.js.sync];
  expect(files.length).toBeGreaterThan(1);
  expect(files.map(getGzipSize).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
