// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { findFailureKind } from './failure-kind.ts';

const BASE = new URL('/_mfe/catalogue/v1/', location.href).href;
const ENTRY = `${BASE}entry.js`;
const SHEET = `${BASE}page.css`;
const LATER_CHUNK = `${BASE}later.js`;
const module = 'catalogue/NaturePage';

const RELEASED_HASH = `sha256-${createHash('sha256').update('released').digest('base64')}`;

vi.mock('../parts/federation-runtime.ts', () => ({
  listFiles: () => [ENTRY, SHEET],
  getIntegrity: (url: string) => (url.includes('/_mfe/') ? RELEASED_HASH : undefined),
}));

afterEach(() => vi.unstubAllGlobals());

const good = async () => new Response('released');
const damaged = async () => new Response('changed');

/** Serves files by their URL; every other file is as it was released. */
const serve = (files: Record<string, () => Promise<Response>>) =>
  vi.stubGlobal('fetch', (url: string) => (files[url] ?? good)());

const scriptError = new Error(`Failed to load script. #RUNTIME-008 ScriptNetworkError: "${ENTRY}"`);
const sheetError = new Error(`${SHEET} did not load`);
const chunkError = new Error(`Loading chunk later failed.\n(error: ${LATER_CHUNK})`);
const evaluationError = new Error(`${module} does not default-export a component`);

test.each([
  ['script', ENTRY, scriptError],
  ['style sheet', SHEET, sheetError],
  ['chunk that only the error names', LATER_CHUNK, chunkError],
  ['script with an error that does not say so', ENTRY, evaluationError],
])('a %s with another hash than that of its release is refused because of its integrity', async (_, url, error) => {
  serve({ [url]: damaged });
  expect(await findFailureKind({ module, error })).toBe('integrity');
});

test.each([
  ['script is there by now', ENTRY, good, scriptError],
  ['style sheet is there by now', SHEET, good, sheetError],
  ['script gets status 503', ENTRY, async () => new Response('busy', { status: 503 }), scriptError],
  ['style sheet still does not arrive', SHEET, () => Promise.reject(new TypeError('fetch failed')), sheetError],
])('a %s and is counted as not loaded', async (_, url, response, error) => {
  serve({ [url]: response });
  expect(await findFailureKind({ module, error })).toBe('load');
});

test.each([
  evaluationError,
  new Error(`Loading chunk later failed.\n(missing: ${LATER_CHUNK})`),
  new Error('of https://other.test/x.js'),
  null,
])('what arrived as it was released and cannot be used is an evaluation that failed: %s', async (error) => {
  serve({});
  expect(await findFailureKind({ module, error })).toBe('evaluation');
});
