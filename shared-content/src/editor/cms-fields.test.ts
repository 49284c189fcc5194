import { expect, test } from 'vitest';
import * as z from 'zod';
import { fact, sourceIds } from '../schema/evidence.ts';
import { calendarDate, flag, list, shortText, wholeNumber } from '../schema/fields.ts';
import { markdownText, text } from '../schema/text.ts';
import { toCmsFields, toJsonSchema } from './cms-fields.ts';

/** The only field of a schema, as the screen has it. */
const toField = (schema: z.ZodType, defaults = {}) =>
  toCmsFields(toJsonSchema(z.strictObject({ field: schema })), 'catalogue', defaults)[0];

test('a text has a field for each language, of which the first is needed', () => {
  expect(toField(text('Name', 40, 'As its card is called.'))).toMatchObject({
    ...{ label: 'Name', widget: 'object', required: true, hint: 'As its card is called.', collapsed: false },
    fields: [
      { name: 'en', label: 'English', widget: 'string', required: true },
      { name: 'ru', label: 'Russian', required: false },
      { name: 'kk', label: 'Kazakh', required: false },
    ],
  });
});

test('a long text has several lines, and one with Markdown has buttons', () => {
  expect(toField(text('Description', 300))).toMatchObject({ fields: [{ widget: 'text' }, {}, {}] });
  expect(toField(markdownText('Text', 300, 'Up to three sentences.'))).toMatchObject({
    fields: [{ widget: 'markdown', buttons: expect.arrayContaining(['link']) }, {}, {}],
  });
});

test('a text that is too long is told in the field', () => {
  expect(toField(shortText('Stop', 20))).toMatchObject({
    pattern: ['^[\\s\\S]{1,20}$', 'Write at most 20 characters'],
  });
});

test('a fact is folded up once something is in it, and its value without a name of its own is called as the fact', () => {
  const field = toField(fact(z.number(), 'Drive', 'By road.'));
  expect(field).toMatchObject({ label: 'Drive', widget: 'object', collapsed: 'auto' });
  expect(field?.fields).toMatchObject([
    { name: 'value', label: 'Drive', widget: 'number', value_type: 'float' },
    { name: 'about', required: false },
    { name: 'confidence', widget: 'select', options: ['high', 'medium', 'low'] },
    { name: 'sources' },
    { name: 'checkedOn' },
  ]);
});

test('sources are chosen by their titles', () => {
  expect(toField(sourceIds())).toMatchObject({
    ...{ widget: 'relation', collection: 'catalogue-sources', value_field: '{{slug}}', display_fields: ['title.en'] },
    ...{ multiple: true, min: 1, max: 12 },
  });
});

test('a place of a file is chosen by its name', () => {
  const place = shortText('Place', 60).meta({
    entries: { collection: 'search-and-roads', file: 'roads', list: 'nodes', value: 'id' },
  });
  expect(toField(place)).toMatchObject({
    ...{ widget: 'relation', collection: 'catalogue-search-and-roads', file: 'roads' },
    ...{ value_field: 'nodes.*.id', display_fields: ['nodes.*.name.en'] },
  });
});

test('an uploaded file lies in the folder of its entry, and is named by its own name', () => {
  const file = shortText('File', 80).meta({ uploads: 'content/photographs' });
  expect(toField(file)).toMatchObject({
    ...{ widget: 'image', media_folder: '/content/photographs/{{slug}}', public_folder: '' },
  });
});

test('a list of groups shows them folded up, and one of texts a field each', () => {
  const groups = list('Days', 'day', z.strictObject({ minutes: wholeNumber('Minutes', 0, 60) }), 1, 9);
  expect(toField(groups)).toMatchObject({
    ...{ widget: 'list', label_singular: 'day', min: 1, max: 9, collapsed: true, required: true },
    fields: [{ name: 'minutes', widget: 'number', value_type: 'int', min: 0, max: 60 }],
  });
  expect(toField(list('Lines', 'line', z.string(), 0, 9))).toMatchObject({
    required: false,
    field: { label: 'line', widget: 'string' },
  });
});

test('a list of fixed length has exactly so many items', () => {
  expect(toField(z.tuple([z.number(), z.number()]))).toMatchObject({ widget: 'list', min: 2, max: 2 });
});

test('months are chosen by their names', () => {
  expect(toField(list('Months', 'month', wholeNumber('Month', 1, 12), 1, 12))).toMatchObject({
    ...{ widget: 'select', multiple: true },
    options: expect.arrayContaining([{ label: 'May', value: 5 }]),
  });
});

test('a day has a calendar, and a flag a switch', () => {
  expect(toField(calendarDate('Last day', 'Of the notice.'))).toMatchObject({
    ...{ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', picker_utc: true },
  });
  expect(toField(flag('Unknown'))).toMatchObject({ widget: 'boolean', required: false });
});

test('a required group begins with its default, and an optional one only when an editor adds it', () => {
  const group = z.strictObject({ place: shortText('Place', 20) });
  const defaults = { field: { place: 'centre' } };
  expect(toField(group, defaults)).toMatchObject({ default: { place: 'centre' } });
  const optional = toField(group.optional(), defaults);
  expect(optional).not.toHaveProperty('default');
  expect(optional).toMatchObject({ required: false, fields: [{ name: 'place', default: 'centre' }] });
});

test('a field whose schema has no name is called as it is written', () => {
  expect(toCmsFields(toJsonSchema(z.object({ lastEntry: z.string() })), 'catalogue')).toMatchObject([
    { label: 'Last entry' },
  ]);
});
