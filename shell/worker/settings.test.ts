import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';

afterEach(() => void vi.restoreAllMocks());

test('without variables the settings are 300 ms, 2 s and 24 hours', () => {
  const unset = {
    ...env,
    POINTER_LIMIT_MS: '',
    FILE_LIMIT_MS: '',
    LAST_RELEASE_SECONDS: '',
    REPORT_SAMPLE_PERCENT: '',
  };
  expect(readSettings(unset)).toEqual({
    pointerLimitMs: 300,
    fileLimitMs: 2000,
    lastReleaseSeconds: 86_400,
    reportSamplePercent: 100,
  });
});

test('a variable changes its setting, and zero keeps no release', () => {
  const changed = {
    ...env,
    POINTER_LIMIT_MS: '250',
    FILE_LIMIT_MS: '4000',
    LAST_RELEASE_SECONDS: '0',
    REPORT_SAMPLE_PERCENT: '20',
  };
  expect(readSettings(changed)).toEqual({
    pointerLimitMs: 250,
    fileLimitMs: 4000,
    lastReleaseSeconds: 0,
    reportSamplePercent: 20,
  });
});

test.each(['later', '-1', '0', '1e3', '99999999', ' 5'])('the bad limit %j has its default', (text) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(readSettings({ ...env, FILE_LIMIT_MS: text }).fileLimitMs).toBe(2000);
});

test('a bad variable is logged once, and not for each request', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const _ of [1, 2]) readSettings({ ...env, LAST_RELEASE_SECONDS: 'a day' });
  const problem = 'LAST_RELEASE_SECONDS must be a whole number from 0 to 604800';
  expect(log.mock.calls).toEqual([[JSON.stringify({ event: 'setting_invalid', problem })]]);
});
