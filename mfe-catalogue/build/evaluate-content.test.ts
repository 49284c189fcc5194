import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentEvaluator } from './evaluate-content.ts';

const PACKAGE = path.dirname(import.meta.dirname);
const workspace = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
const folder = path.join(workspace, 'mfe-catalogue');
const TIMEOUT_MS = 30_000;

beforeAll(() => {
  for (const entry of ['src', 'build', 'package.json'])
    cpSync(path.join(PACKAGE, entry), path.join(folder, entry), { recursive: true });
  symlinkSync(path.join(PACKAGE, 'node_modules'), path.join(folder, 'node_modules'));
});
afterAll(() => rmSync(workspace, { recursive: true }));

/** Replaces a text in a content file, as an editor's program does while the development server runs. */
function replaceText(name: string, text: string | RegExp, by: string): void {
  const file = path.join(folder, 'src/content', name);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${name} has no ${text}`);
  writeFileSync(file, after);
}

test('what is written while a development server runs is read, and a mistake is named', {
  timeout: TIMEOUT_MS,
}, async () => {
  const evaluate = createContentEvaluator(folder);
  const first = await evaluate();
  expect(await evaluate()).toBe(first);

  replaceText('facts/medeu.ts', 'driveHours: { value: [0.5, 0.75]', 'driveHours: { value: [0.5, 0.9]');
  const second = await evaluate();
  expect(second.modules['city-cards.ts']).not.toBe(first.modules['city-cards.ts']);

  replaceText('nature.ts', /name: '[^']+'/, 'name: 42');
  await expect(evaluate()).rejects.toThrow(/^The content can't be published:\nsrc\/content\/nature\.ts: .*name/);
});
