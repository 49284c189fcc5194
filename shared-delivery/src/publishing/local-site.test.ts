import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { announceLocalSite, readLocalSite } from './local-site.ts';

const state = mkdtempSync(path.join(tmpdir(), 'state-'));
afterAll(() => rmSync(state, { recursive: true }));

test('a command finds the site that runs on its state, and else where npm start would serve it', () => {
  expect(readLocalSite(state)).toBe('http://localhost:3000');
  const takeBack = announceLocalSite(state, 'http://localhost:4300');
  expect(readLocalSite(state)).toBe('http://localhost:4300');
  takeBack();
  expect(readLocalSite(state)).toBe('http://localhost:3000');
});
