import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createAccessCollection, getAccessFieldName } from './access-collection.ts';
import { formats } from './formats.ts';

type Field = { name: string; label: string; widget: string; required: boolean; fields?: Field[] } & Record<
  string,
  unknown
>;

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const collection = createAccessCollection();
const fields = collection.fields as Field[];
const folder = path.join(WORKSPACE, collection.folder);

const findField = (...names: string[]): Field | undefined => {
  let found: Field | undefined;
  for (const name of names) found = (found?.fields ?? fields).find((field) => field.name === name);
  return found;
};

test('the screen has the name of a location and its access, in the order of its file', () => {
  expect(fields.map(({ name }) => name)).toEqual(['name', 'notice', 'openingHours', 'fee']);
});

test('every field has a label that starts with a capital letter', () => {
  const checkLabels = (list: readonly Field[]): void => {
    for (const { label, fields: own = [] } of list) {
      expect(label).toMatch(/^[A-Z]/);
      checkLabels(own);
    }
  };
  checkLabels(fields);
});

test('limits, options and kinds of fields are those of the schema', () => {
  expect(findField('notice', 'state')).toMatchObject({
    widget: 'select',
    options: ['open', 'restricted', 'closed', 'unknown'],
  });
  for (const name of ['from', 'to', 'reviewBy'])
    expect(findField('notice', name)).toMatchObject({ widget: 'datetime' });
  expect(findField('notice', 'label', 'en')).toMatchObject({
    label: 'What is closed or restricted (English)',
    pattern: ['^[\\s\\S]{1,40}$', 'Write at most 40 characters'],
  });
  expect(findField('notice', 'sources')).toMatchObject({ widget: 'list', min: 1 });
  expect(findField('openingHours', 'lastEntryMinutes')).toMatchObject({ value_type: 'int', min: 1, max: 180 });
  expect(findField('fee', 'adultTenge')).toMatchObject({ widget: 'number', value_type: 'int', min: 0 });
});

test('a text that may be missing needs no language, and one that is needed needs English', () => {
  expect(findField('notice', 'reason', 'en')?.required).toBe(false);
  expect(findField('name', 'en')?.required).toBe(true);
  expect(findField('name', 'ru')?.required).toBe(false);
});

test('a section that may be missing is a list of at most one entry', () => {
  expect(findField('notice')?.widget).toBe('object');
  for (const name of ['openingHours', 'fee']) expect(findField(name)).toMatchObject({ widget: 'list', max: 1 });
});

test('fields are named as on the screen', () => {
  expect(getAccessFieldName(['notice'])).toBe('Access notice');
  expect(getAccessFieldName(['openingHours', 'hours'])).toBe('Opening hours, Hours');
  expect(getAccessFieldName(['notice', 'reason', 'en'])).toBe('Access notice, Reason (English)');
});

test.each(readdirSync(folder))('saving the location %s without a change does not change it', (file) => {
  const { fromFile, toFile } = formats.location.formatter;
  const text = readFileSync(path.join(folder, file), 'utf8');
  // Comments are for people who read the file: a location that nobody has saved in the editor may have some.
  if (/^\s*#/m.test(text)) return;
  expect(toFile(fromFile(text))).toBe(text);
});
