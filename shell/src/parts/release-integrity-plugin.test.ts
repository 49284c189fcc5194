// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { createReleaseIntegrityPlugin } from './release-integrity-plugin.ts';

const KNOWN = 'https://guide.test/_mfe/a/v1/entry.js';
const SHEET = 'https://guide.test/_mfe/a/v1/page.css';
const plugin = createReleaseIntegrityPlugin(
  new Map([
    [KNOWN, 'sha256-entry'],
    [SHEET, 'sha256-page'],
  ]),
);

const createScript = (url: string) => plugin.createScript?.({ url, attrs: {} } as never);
const createLink = (url: string, rel: string) =>
  plugin.createLink?.({ url, attrs: { rel } } as never) as HTMLLinkElement | undefined;

test('a script has the hash of its release', () => {
  const result = createScript(KNOWN) as { script: HTMLScriptElement };
  expect(result.script.src).toBe(KNOWN);
  expect(result.script.getAttribute('integrity')).toBe('sha256-entry');
});

test('a script without a hash is not loaded', () => {
  expect(() => createScript('https://guide.test/_mfe/a/v1/other.js')).toThrow('has no hash in its release');
});

test('a preload has the hash of its release, and loads nothing without one', () => {
  expect(createLink(KNOWN, 'preload')?.integrity).toBe('sha256-entry');
  const unknown = createLink('https://guide.test/_mfe/a/v1/other.js', 'preload');
  expect([unknown?.href, unknown?.rel]).toEqual(['', '']);
});

test('style sheets are left to the bundler, which waits for them', () => {
  const link = createLink(SHEET, 'stylesheet');
  expect([link?.href, link?.rel]).toEqual(['', '']);
});
