import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** What the page may load of its own, in bytes gzip: its code and all tips (issue 7). The container is every remote's. */
const BUDGET = 15 * 1024;

const web = path.join(import.meta.dirname, '../dist/web');
const { exposes }: { exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[] } = JSON.parse(
  readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'),
);

test.each(exposes)('$path stays within its budget of script', ({ assets }) => {
  const files = [...assets.js.sync, ...assets.js.async];
  expect(files.length).toBeGreaterThan(0);
  const sizes = files.map((file) => gzipSync(readFileSync(path.join(web, file)), { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
