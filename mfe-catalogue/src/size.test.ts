import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** What a page of this remote may load before it is live, in bytes gzip, beyond what all remotes share (issue 4). */
const BUDGET = 35 * 1024;
/** A place's page has the facts and sources of all places with it, and what their cards tell at a glance. */
const PLACE_BUDGET = 40 * 1024;

const web = path.join(import.meta.dirname, '../dist/web');
type Manifest = {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { path: string; assets: { js: { sync: string[] } } }[];
};
const { metaData, exposes }: Manifest = JSON.parse(readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'));
const sizeOf = (file: string) => gzipSync(readFileSync(path.join(web, file)), { level: 9 }).length;

test.each(exposes)('$path stays within its budget of script', ({ path: expose, assets }) => {
  const { path: folder, name } = metaData.remoteEntry;
  const files = [path.join(folder, name), ...assets.js.sync];
  expect(files.length).toBeGreaterThan(1);
  expect(files.map(sizeOf).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    expose === './PlacePage' ? PLACE_BUDGET : BUDGET,
  );
});
