import { expect, test } from 'vitest';
import * as z from 'zod';
import { LocationEntry } from '../catalogue/location.ts';
import { list, shortText, wholeNumber } from '../schema/fields.ts';
import { markdownText, text } from '../schema/text.ts';
import { parseYaml } from './parse-yaml.ts';
import { serializeYaml } from './serialize-yaml.ts';

const Entry = z.strictObject({
  title: text('Title', 40),
  note: text('Note', 40).optional(),
  months: list('Months', 'month', wholeNumber('Month', 1, 12), 0, 12),
  items: list(
    'Items',
    'item',
    z.strictObject({ name: shortText('Name', 9), day: shortText('Day', 9).optional() }),
    0,
    9,
  ),
  body: markdownText('Text', 400, 'One to three sentences.').optional(),
});

const TEXT = `title:
  en: "Closed: walk"
  ru: Закрыто
months: [5, 6]
items:
  - name: "2028"
    day: 2027-06-01
body:
  en: |
    Round **up**.
`;

/** Reverses the fields of an object and of the objects in it. */
const reverseFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([name, field]) => [name, reverseFields(field)]));
};

test('a file that was written before does not change', () => {
  expect(serializeYaml(Entry, parseYaml(TEXT).values)).toBe(TEXT);
});

test('the order of the fields is that of the schema, and that of languages that of their list', () => {
  expect(serializeYaml(Entry, reverseFields(parseYaml(TEXT).values))).toBe(TEXT);
});

test('texts of digits stay texts, and numbers stay numbers', () => {
  expect(parseYaml(TEXT).values).toMatchObject({ items: [{ name: '2028', day: '2027-06-01' }], months: [5, 6] });
});

test('fields without a value are left out, also texts without any language; unknown ones come last', () => {
  const values = {
    more: 1,
    note: { en: '', ru: null },
    items: [{ day: '', name: 'a' }],
    months: [],
    title: { en: 'A' },
  };
  expect(serializeYaml(Entry, values)).toBe('title:\n  en: A\nmonths: []\nitems:\n  - name: a\nmore: 1\n');
});

test('the names of a location in other languages are facts and stay', () => {
  const names = { ru: { value: 'Медеу', confidence: 'high' } };
  expect(serializeYaml(LocationEntry, { names })).toContain('names:\n  ru:\n    value: Медеу\n');
});

test('a text in Markdown is a block, so that its lines can be found', () => {
  const file = serializeYaml(Entry, { title: { en: 'A' }, months: [], items: [], body: { en: 'One\n\nTwo' } });
  expect(file).toContain('body:\n  en: |\n    One\n\n    Two\n');
  expect(parseYaml(file).getTextLine(['body', 'en'])).toBe(7);
});

test('a long text is one line', () => {
  const en = 'word '.repeat(60).trim();
  expect(serializeYaml(Entry, { title: { en } })).toContain(`title:\n  en: ${en}\n`);
});
