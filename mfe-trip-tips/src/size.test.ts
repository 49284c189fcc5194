import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/**
 * The limit for the scripts of the page, with all tips, in bytes after gzip (docs/decisions/0015). The federation
 * container is not counted, because it is the same in every remote.
 */
const BUDGET = 20 * 1024;

/** Words that only the code of the editor and of the content checks contains. */
const EDITOR_CODE = /decap|slate-editor|unified|ZodError|yaml/i;

const web = path.join(import.meta.dirname, '../dist/web');
const { exposes }: { exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[] } = JSON.parse(
  readFileSync(path.join(web, 'mf-manifest.json'), 'utf8'),
);

test.each(exposes)('$path stays within its size budget and contains no code of the editor', ({ assets }) => {
  const files = [...assets.js.sync, ...assets.js.async];
  expect(files.length).toBeGreaterThan(0);
  const scripts = files.map((file) => readFileSync(path.join(web, file)));
  const sizes = scripts.map((script) => gzipSync(script, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
  expect(scripts.filter((script) => EDITOR_CODE.test(script.toString()))).toHaveLength(0);
});
