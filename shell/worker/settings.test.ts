import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

test('the settings of wrangler.jsonc are 300 ms, 2 s and 24 hours', () => {
  const expected = { pointerLimitMs: 300, fileLimitMs: 2000, lastReleaseSeconds: 86_400 };
  expect(readSettings(env)).toEqual(expected);
});

test('a variable changes its setting, and zero keeps no release', () => {
  const changed = { ...env, POINTER_LIMIT_MS: '250', FILE_LIMIT_MS: '4000', LAST_RELEASE_SECONDS: '0' };
  expect(readSettings(changed)).toEqual({ pointerLimitMs: 250, fileLimitMs: 4000, lastReleaseSeconds: 0 });
});

test.each(['soon', '-1', '0', '1e3', '99999999', ' 5'])(
  'the bad limit %j is logged once and has its default',
  (text) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bad = { ...env, FILE_LIMIT_MS: text };
    expect(readSettings(bad).fileLimitMs).toBe(2000);
    readSettings(bad);
    expect(log.mock.calls.length).toBeLessThanOrEqual(1);
    log.mockRestore();
  },
);
