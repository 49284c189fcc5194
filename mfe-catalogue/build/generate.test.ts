import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_FOLDER, WORKSPACE } from './content/read-content.ts';
import { generate } from './generate.ts';

const workspace = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
const inContent = (file: string) => path.join(workspace, CONTENT_FOLDER, file);
const inGenerated = (file: string) => path.join(workspace, 'mfe-catalogue/generated', file);
const read = (file: string) => JSON.parse(readFileSync(inGenerated(file), 'utf8'));

/** Replaces a text in a content file, as an editor's program does while a development server runs. */
function replaceText(name: string, text: string | RegExp, by: string): void {
  const before = readFileSync(inContent(name), 'utf8');
  const after = before.replace(text, by);
  if (after === before) throw new Error(`${name} has no ${text}`);
  writeFileSync(inContent(name), after);
}

beforeAll(() => {
  cpSync(path.join(WORKSPACE, CONTENT_FOLDER), inContent(''), { recursive: true });
  generate(workspace);
});
afterAll(() => rmSync(workspace, { recursive: true }));

test('what is written is generated again, and nothing else is touched', () => {
  const { mtimeMs } = statSync(inGenerated('mountain-cards.json'));
  replaceText('locations/medeu.yml', /driveHours:\n {2}value: .*/, 'driveHours:\n  value: [0.5, 0.9]');
  generate(workspace);
  expect(read('release/details/medeu.json').facts.driveHours.value).toEqual([0.5, 0.9]);
  expect(statSync(inGenerated('mountain-cards.json')).mtimeMs).toBe(mtimeMs);
});

test('what no content gives any more is removed', () => {
  const stale = inGenerated('release/details/atlantis.json');
  writeFileSync(stale, '{}');
  generate(workspace);
  expect(existsSync(stale)).toBe(false);
});

test('a mistake is named, and nothing is written', () => {
  const before = readFileSync(inGenerated('locations.json'), 'utf8');
  replaceText('locations/charyn-canyon.yml', /name:\n {2}en: .*/, 'name:\n  en: 42');
  expect(() => generate(workspace)).toThrow(
    /^The catalogue cannot be published:\nmfe-catalogue\/content\/locations\/charyn-canyon\.yml:\d+: name\.en: Write a text/,
  );
  expect(readFileSync(inGenerated('locations.json'), 'utf8')).toBe(before);
});
