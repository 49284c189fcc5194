// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const PREFERENCES = 'sveltia-cms.prefs';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test('Escape closes no entry', async () => {
  await import('./keep-entries-open.ts');
  expect(JSON.parse(localStorage.getItem(PREFERENCES) ?? '')).toEqual({ closeWithEscape: false });
});

test('what an editor has chosen in the settings stays', async () => {
  localStorage.setItem(PREFERENCES, JSON.stringify({ theme: 'dark', closeWithEscape: true }));
  await import('./keep-entries-open.ts');
  expect(JSON.parse(localStorage.getItem(PREFERENCES) ?? '')).toEqual({ theme: 'dark', closeWithEscape: true });
});
