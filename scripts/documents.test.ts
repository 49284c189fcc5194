import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.dirname(import.meta.dirname);
const TEXT_FILE = /\.(ts|tsx|mjs|js|css|html|md|json|jsonc|yaml|yml|sql)$/;
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => existsSync(path.join(ROOT, file)));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readDocument = (file: string) => (tracked.includes(file) ? `${read(file)}\n` : '');

/** A citation that is no link -> whether what it cites is missing. */
const CITATIONS: readonly (readonly [pattern: RegExp, isMissing: (file: string, detail: string) => boolean])[] = [
  [/(?<![\w/.-])(docs\/[\w/-]+\.md)/g, (file) => !tracked.includes(file)],
  [/(docs\/[\w-]+\.md), "([^"]+)"/g, (file, heading) => !readDocument(file).includes(`# ${heading}\n`)],
  [
    /(docs\/[\w-]+\.md), sections? ((?:\d+(?:, | and )?)+)/g,
    (file, numbers) => (numbers.match(/\d+/g) ?? []).some((each) => !readDocument(file).includes(`\n## ${each}. `)),
  ],
  [
    /(?:docs\/decisions\/|\b[Dd]ecision )(\d+)\b/g,
    (number) => !tracked.some((file) => file.startsWith(`docs/decisions/${number.padStart(4, '0')}-`)),
  ],
];

/** Finds the citations of a text whose document, heading, section or record does not exist; one may go on in the next line. */
function findMissing(text: string): string[] {
  const line = text.replaceAll(/\s*\n[ \t]*(\*|\/\/|#+(?= ))?[ \t]*/g, ' ');
  return CITATIONS.flatMap(([pattern, isMissing]) =>
    [...line.matchAll(pattern)].flatMap(([all, file = '', detail = '']) => (isMissing(file, detail) ? all : [])),
  );
}

test.each([
  '// see docs/none.md',
  '/* docs/specification.md, sections 1 and 99 */',
  '// docs/architecture.md,\n// "No such heading"',
  '// docs/decisions/9999',
  '// decision 9999 says so',
])('%j cites what does not exist', (text) => expect(findMissing(text)).toHaveLength(1));

test('every document, section and decision record that a text cites exists', () => {
  const texts = tracked.filter((file) => TEXT_FILE.test(file) && file !== 'scripts/documents.test.ts');
  expect(texts.flatMap((file) => findMissing(read(file)).map((citation) => `${file}: ${citation}`))).toEqual([]);
});

test('every file that the code of a guide names exists', () => {
  const names = globSync(['docs/*.md', '*.md'], { cwd: ROOT }).flatMap((guide) =>
    [...read(guide).matchAll(/(?<=[`\s])(?:[\w-]+\/)+[\w.*-]+\.(?:tsx?|mjs|css|ya?ml|jsonc?|html)\b/g)].map(
      ([name]) => name,
    ),
  );
  const folders = new Set(tracked.map((file) => file.split('/')[0]));
  const isPath = (name: string) => folders.has(name.split('/')[0]) && !name.includes('/dist/');
  expect(names.filter((name) => isPath(name) && globSync(name, { cwd: ROOT }).length === 0)).toEqual([]);
});
