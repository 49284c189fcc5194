import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
/** Identifiers that the vocabulary has replaced: the code after “not”. */
const retired = readFileSync(path.join(root, 'docs/vocabulary.md'), 'utf8')
  .split('\n')
  .flatMap((line) =>
    [...(/^- [^:]*?, not ([^:]+):/.exec(line)?.[1] ?? '').matchAll(/`(\w+)`/g)].flatMap(([, word = '']) => word),
  );
const RETIRED = new RegExp(`(?<![\\w-])(${retired.join('|')})(?![\\w-])`);

test('no source uses a word that docs/vocabulary.md has replaced', () => {
  expect('import { PageHead } from').toMatch(RETIRED);
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.css', '*.jsonc'], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file && file !== 'scripts/vocabulary.test.ts');
  expect(files.filter((file) => RETIRED.test(`${file}\n${readFileSync(path.join(root, file), 'utf8')}`))).toEqual([]);
});
