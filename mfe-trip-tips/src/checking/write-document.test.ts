import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type CollectionId, collections } from '../schema/collections.ts';
import { readFrontMatter, readYaml } from './document.ts';
import { CONTENT_FOLDER } from './read-content.ts';
import { writeFrontMatter, writeYaml } from './write-document.ts';

const orderOf = (id: string) => Object.keys(collections[id as CollectionId].schema.shape);

test.each(globSync('*/*.md', { cwd: CONTENT_FOLDER }).sort())('%s stays as it is when it is written again', (file) => {
  const text = readFileSync(path.join(CONTENT_FOLDER, file), 'utf8');
  const values = readFrontMatter(text).values as Record<string, unknown>;
  expect(writeFrontMatter(values, orderOf(path.dirname(file)))).toBe(text);
});

test.each(globSync('*.yml', { cwd: CONTENT_FOLDER }).sort())('%s stays as it is when it is written again', (file) => {
  const text = readFileSync(path.join(CONTENT_FOLDER, file), 'utf8');
  const values = readYaml(text).values as Record<string, unknown>;
  expect(writeYaml(values, orderOf(path.parse(file).name))).toBe(text);
});

test('fields stand in their order, whatever order they come in, and emptied ones are gone', () => {
  const items = [{ name: 'a', note: '' }];
  expect(writeYaml({ extra: 1, items, b: null, a: 'x: y' }, ['a', 'b', 'items'])).toBe(
    'a: "x: y"\nitems:\n  - name: a\nextra: 1\n',
  );
});

test('a long text stays one line', () => {
  expect(writeYaml({ a: 'word '.repeat(40).trim() }, []).split('\n')).toHaveLength(2);
});
