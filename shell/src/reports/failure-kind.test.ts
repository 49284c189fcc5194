// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFailureKind } from './failure-kind.ts';

const FILE = new URL('/_mfe/catalogue/v1/entry.js', location.href).href;
const CONTENT = 'entry()';

vi.mock('../remotes/federation-runtime.ts', () => ({
  getIntegrity: () => `sha384-${createHash('sha384').update('entry()').digest('base64')}`,
}));

const networkError = Object.assign(new Error('Failed to load script'), { name: 'ScriptNetworkError' });

beforeEach(() => {
  const entries = [{ name: FILE }, { name: 'https://other.test/x.js' }] as PerformanceResourceTiming[];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lets the file be fetched again with a response. */
const respond = (response: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(response));

test('a file with another hash than that of its release is refused because of its integrity', async () => {
  respond(async () => new Response('entry(!)'));
  expect(await findFailureKind('catalogue', networkError)).toBe('integrity');
});

test.each([
  `Loading chunk a failed.\n(error: ${FILE})`,
  `ScriptNetworkError: Failed to load script resources. args: {"resourceUrl":"${FILE}"}`,
])('a damaged file that the browser does not list yet is found by its error: %s', async (text) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  respond(async () => new Response('entry(!)'));
  expect(await findFailureKind('catalogue', new Error(text))).toBe('integrity');
});

test.each([
  ['is there by now', async () => new Response(CONTENT)],
  ['gets status 503', async () => new Response('busy', { status: 503 })],
  ['still does not arrive', () => Promise.reject(new TypeError('fetch failed'))],
])('a file that %s did not load', async (_, response) => {
  respond(response);
  expect(await findFailureKind('catalogue', networkError)).toBe('load');
});

test.each([
  new Error('catalogue/NaturePage does not default-export a component'),
  new Error('Loading chunk a failed.\n(missing: /_mfe/catalogue/v1/a.js)'),
  null,
])('what arrived and cannot be used is an evaluation that failed: %s', async (error) => {
  respond(() => Promise.reject(new Error('is not asked')));
  expect(await findFailureKind('catalogue', error)).toBe('evaluation');
});
