import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** The script of the service worker, in bytes with brotli. */
const BUDGET = 2048;

test('the service worker stays within its budget', () => {
  const script = readFileSync(path.join(import.meta.dirname, '../../dist/web/service-worker.js'));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(BUDGET);
});
