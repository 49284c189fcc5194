import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The beginnings of words that a glossary refuses: `не «хижин…»` or `«лашық…» емес`. */
const listRefused = (glossary: string): string[] =>
  [...read(glossary).matchAll(/не «(\p{L}+)…»|«(\p{L}+)…» емес/gu)].map(
    ([, russian, kazakh]) => russian ?? kazakh ?? '',
  );

/** Texts of the site; what visitors type into the search is theirs, and names of maps are those of their source. */
const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns, ':!*search-words.yml'], { cwd: root })
    .toString()
    .split('\n')
    .filter(Boolean);
const CONTENT = ['mfe-catalogue/content/*.yml', 'mfe-trip-tips/content/*.yml'];

test.each([
  ['docs/translating/russian.md', list('*/messages/ru.json', '*/russian/*.ts', ...CONTENT)],
  ['docs/translating/kazakh.md', list('*/messages/kk.json', '*/kazakh/*.ts', ...CONTENT)],
])('no text has a word that %s refuses', (glossary, files) => {
  const refused = listRefused(glossary);
  expect(refused.length).toBeGreaterThan(0);
  expect(files.length).toBeGreaterThan(100);
  const REFUSED = new RegExp(`(?<!\\p{L})(${refused.join('|')})\\p{L}*`, 'giu');
  const found = files.flatMap((file) => [...read(file).matchAll(REFUSED)].map(([word]) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
