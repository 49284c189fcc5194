import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** What the page may load of its own, in bytes gzip: its code and all tips (issue 7). The container is every remote's. */
const BUDGET = 15 * 1024;

/** Words that stand in the editors' screen, and nowhere that a visitor gets. */
const OF_EDITORS = /decap|slate-editor|unified|ZodError|yaml/i;

const web = path.join(import.meta.dirname, '../dist/web');
const { exposes }: { exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[] } = JSON.parse(
  readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'),
);

test.each(exposes)('$path stays within its budget of script, and has nothing of the editors in it', ({ assets }) => {
  const files = [...assets.js.sync, ...assets.js.async];
  expect(files.length).toBeGreaterThan(0);
  const scripts = files.map((file) => readFileSync(path.join(web, file)));
  const sizes = scripts.map((script) => gzipSync(script, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  expect(scripts.filter((script) => OF_EDITORS.test(script.toString()))).toHaveLength(0);
});
