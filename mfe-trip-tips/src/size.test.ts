import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/**
 * The limits in bytes after gzip (docs/decisions/0014): for the scripts of the prerendered page, and with those that render
 * all tips in the browser. The federation container is not counted, because it is the same in every remote.
 */
const [FIRST_BUDGET, BUDGET] = [7.5 * 1024, 25.7 * 1024];

/** Words that only the code of the editor and of the content checks contains. */
const EDITOR_CODE = /sveltia|unified|ZodError|yaml/i;

const web = path.join(import.meta.dirname, '../dist/web');
const { exposes }: { exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[] } = JSON.parse(
  readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'),
);

test.each(exposes)('$path stays within its size budgets and contains no code of the editor', ({ assets }) => {
  expect(assets.js.sync.length).toBeGreaterThan(0);
  const read = (files: readonly string[]) => files.map((file) => readFileSync(path.join(web, file)));
  const measure = (files: readonly Buffer[]) =>
    files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
  const scripts = read([...assets.js.sync, ...assets.js.async]);
  expect(measure(read(assets.js.sync))).toBeLessThanOrEqual(FIRST_BUDGET);
  expect(measure(scripts)).toBeLessThanOrEqual(BUDGET);
  expect(scripts.filter((script) => EDITOR_CODE.test(script.toString()))).toHaveLength(0);
});
