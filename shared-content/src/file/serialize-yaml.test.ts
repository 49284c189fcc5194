import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type CollectionId, collections } from '../schema/collections.ts';
import { CONTENT_FOLDER } from '../validation/read-content.ts';
import { parseFrontMatter, parseYaml } from './parse-document.ts';
import { serializeFrontMatter, serializeYaml } from './serialize-document.ts';

const getFieldOrder = (id: string) => Object.keys(collections[id as CollectionId].schema.shape);
const readFile = (file: string) => readFileSync(path.join(CONTENT_FOLDER, file), 'utf8');

test.each(globSync('*/*.md', { cwd: CONTENT_FOLDER }).sort())(
  'parsing and serializing %s does not change it',
  (file) => {
    const text = readFile(file);
    const values = parseFrontMatter(text).values as Record<string, unknown>;
    expect(serializeFrontMatter(values, getFieldOrder(path.dirname(file)))).toBe(text);
  },
);

test.each(globSync('*.yml', { cwd: CONTENT_FOLDER }).sort())(
  'parsing and serializing %s does not change it',
  (file) => {
    const text = readFile(file);
    const values = parseYaml(text).values as Record<string, unknown>;
    expect(serializeYaml(values, getFieldOrder(path.parse(file).name))).toBe(text);
  },
);

test('sorts fields by the given order, puts other fields last and removes empty ones', () => {
  const items = [{ name: 'a', note: '' }];
  expect(serializeYaml({ extra: 1, items, b: null, a: 'x: y' }, ['a', 'b', 'items'])).toBe(
    'a: "x: y"\nitems:\n  - name: a\nextra: 1\n',
  );
});

test('removes empty fields and empty lists at any depth', () => {
  const items = [{ name: 'a', dates: [{ date: '2027-05-16', note: '' }], notes: [] }];
  expect(serializeYaml({ items }, [])).toBe('items:\n  - name: a\n    dates:\n      - date: 2027-05-16\n');
});

test('does not wrap a long text', () => {
  expect(serializeYaml({ a: 'word '.repeat(40).trim() }, []).split('\n')).toHaveLength(2);
});
