import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const VOCABULARY = 'docs/vocabulary.md';

/** The lines of the words: a word, what it is not called, and the concept. */
const [, words = ''] = readFileSync(path.join(root, VOCABULARY), 'utf8').split('\n## Words\n');
const lines = words
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => /^- (?<word>.+?)(?:, not (?<not>[^:]+))?: (?<concept>.+)$/.exec(line)?.groups ?? { word: line });

/** Identifiers that the vocabulary has replaced: the code after “not”. */
const RETIRED = lines.flatMap(({ not = '' }) => [...not.matchAll(/`(\w+)`/g)].flatMap(([, word = '']) => word));

const isWord = (text: string, word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);

/** `<file>: <word>` for every retired word in a file's name or text. */
const findRetiredWords = (file: string, text: string) =>
  RETIRED.filter((word) => isWord(`${file}\n${text}`, word)).map((word) => `${file}: ${word}`);

test('finds a retired word in a text and in a file name, and not in longer words', () => {
  expect(findRetiredWords('a.ts', 'import { PageHead } from')).toEqual(['a.ts: PageHead']);
  expect(findRetiredWords('src/RouterBridge.tsx', '')).toEqual(['src/RouterBridge.tsx: RouterBridge']);
  expect(findRetiredWords('a.ts', 'PageHeader, aPageHead')).toEqual([]);
});

test('no source uses a retired word', () => {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.css', '*.jsonc'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = files
    .split('\0')
    .filter((file) => file && file !== 'scripts/vocabulary.test.ts')
    .flatMap((file) => findRetiredWords(file, readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

test('a word has one line with its concept, and no more than 80 have to be learnt', () => {
  expect(lines.filter(({ concept }) => !concept)).toEqual([]);
  expect(new Set(lines.map(({ word }) => word)).size).toBe(lines.length);
  expect(lines.length).toBeLessThanOrEqual(80);
});

test('the identifiers after “not” are known', () => {
  expect(RETIRED).toContain('createLazyCode');
  expect(RETIRED).toContain('useLateCode');
});
