import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AccessFile } from '@almaty/planner/schema';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accessSlugs, createAccessCollection } from './access-collection.ts';
import { getFieldName } from './access-fields.ts';
import { formats } from './formats.ts';

type Field = { name: string; label: string; widget: string; required: boolean; fields?: Field[] } & Record<
  string,
  unknown
>;

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const { files } = createAccessCollection();
const fields = (files[0]?.fields ?? []) as Field[];

/** Lists the fields of a schema, each as its path, with `?` if it is optional. */
function listSchemaFields(schema: z.core.$ZodType, name = ''): string[] {
  if (schema instanceof z.ZodMiniOptional) return listSchemaFields(schema.def.innerType, `${name}?`);
  const inner = schema instanceof z.ZodMiniArray ? schema.def.element : schema;
  const own = name ? [name] : [];
  if (!(inner instanceof z.ZodMiniObject)) return own;
  const shape: Readonly<Record<string, z.core.$ZodType>> = inner.shape;
  return [...own, ...Object.entries(shape).flatMap(([key, field]) => listSchemaFields(field, `${name}/${key}`))];
}

/** Lists the fields of the editor screen in the same way. */
const listEditorFields = (list: readonly Field[], parent = ''): string[] =>
  list.flatMap(({ name, required, fields: own = [] }) => {
    const ownPath = `${parent}/${name}${required ? '' : '?'}`;
    return [ownPath, ...listEditorFields(own, ownPath)];
  });

const findField = (...names: string[]): Field | undefined => {
  let found: Field | undefined;
  for (const name of names) found = (found?.fields ?? fields).find((field) => field.name === name);
  return found;
};

test('the editor screen has the fields of the schema in the same order, and requires the same ones', () => {
  expect(listEditorFields(fields)).toEqual(listSchemaFields(AccessFile));
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
  expect(findField('notice', 'label')?.pattern).toEqual(['^[\\s\\S]{1,40}$', 'Write at most 40 characters']);
  expect(findField('notice', 'sources')).toMatchObject({ widget: 'list', min: 1, label_singular: 'source' });
  expect(findField('openingHours', 'lastEntryMinutes')).toMatchObject({ value_type: 'int', min: 1, max: 180 });
  expect(findField('fee', 'adultTenge')).toMatchObject({ widget: 'number', value_type: 'int', min: 0 });
  expect(findField('fee', 'adultTenge')).not.toHaveProperty('max');
});

test('a section that may be missing is a list of at most one entry', () => {
  expect(findField('notice')?.widget).toBe('object');
  for (const name of ['openingHours', 'fee']) expect(findField(name)).toMatchObject({ widget: 'list', max: 1 });
});

test.each([
  ['2026-11-22', true],
  ['not yet', true],
  ['yesterday', false],
])('whether %s is accepted as a day of check is %s', (text, isAccepted) => {
  const [pattern = ''] = (findField('notice', 'checkedOn')?.pattern ?? []) as string[];
  expect(new RegExp(pattern).test(text)).toBe(isAccepted);
});

test('fields are named as on the screen', () => {
  expect(getFieldName(['notice'])).toBe('Access notice');
  expect(getFieldName(['openingHours', 'hours'])).toBe('Opening hours, Hours');
  expect(getFieldName(['notice', 'sources', 0, 'url'])).toBe('Access notice, Sources 1, Web address');
});

describe('the access files', () => {
  const folder = path.join(WORKSPACE, path.dirname(files[0]?.file ?? ''));

  test('are all offered, in the order of the locations’ names', () => {
    expect(files.map(({ file }) => path.basename(file)).sort()).toEqual(readdirSync(folder).sort());
    const labels = files.map(({ label }) => label);
    expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en')));
  });

  test.each(accessSlugs)('saving %s without a change does not change it', (slug) => {
    const { fromFile, toFile } = formats.access.formatter;
    const text = readFileSync(path.join(folder, `${slug}.yml`), 'utf8');
    expect(toFile(fromFile(text))).toBe(text);
  });
});
