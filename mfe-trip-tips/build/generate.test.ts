import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listMessageLanguages } from '@almaty/languages/build';
import { expect, test } from 'vitest';
import type { PackingList } from '../src/schema/packing-list.ts';

const REMOTE = path.resolve(import.meta.dirname, '..');

/** The things of the packing list, as Vitest's set-up has generated them. */
function readItems(language: string): PackingList['items'] {
  const folder = path.join(REMOTE, 'generated', language === 'en' ? '' : language);
  return JSON.parse(readFileSync(path.join(folder, 'hydrated-tips.json'), 'utf8'))['packing-list'].items;
}

test('a thing of the packing list has the same id in each language: its English name, which browsers have kept so far', () => {
  const names = readItems('en').map(({ item }) => item);
  const languages = listMessageLanguages(REMOTE);
  expect(languages.length).toBeGreaterThan(1);
  for (const language of languages) expect(readItems(language).map(({ id }) => id)).toEqual(names);
});
