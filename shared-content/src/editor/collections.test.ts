import { expect, test } from 'vitest';
import * as z from 'zod';
import { list, shortText } from '../schema/fields.ts';
import { createCollection, createFormats } from './collections.ts';

const words = list('', 'word', shortText('Word', 20), 0, 9).meta({ title: undefined });
const folder = {
  ...{ name: 'tips', label: 'Tips', singular: 'tip', title: 'title', folder: 'content/tips' },
  schema: z.strictObject({ title: shortText('Title', 20) }),
};
const files = {
  ...{ name: 'lists', label: 'Lists' },
  files: [{ name: 'words', label: 'Search words', file: 'content/words.yml', schema: words }],
};

/** Whether the filter of what is due leaves an entry. */
function isDue(slug: string, dueFiles: readonly string[]) {
  const { view_filters: filters } = createCollection('guide', folder, dueFiles);
  const [{ label, field, pattern }] = filters as [{ label: string; field: string; pattern: string }];
  expect({ label, field }).toEqual({ label: 'Due for review', field: 'slug' });
  return new RegExp(pattern).test(slug);
}

test('a filter leaves the entries of which something is due', () => {
  expect(isDue('tipping', ['content/tips/tipping.yml', 'content/tips/cash.yml'])).toBe(true);
  expect(isDue('tipping-more', ['content/tips/tipping.yml'])).toBe(false);
  expect(isDue('tipping', ['content/others/tipping.yml'])).toBe(false);
});

test('a filter leaves nothing when nothing is due', () => {
  expect(isDue('tipping', [])).toBe(false);
  expect(isDue('', [])).toBe(false);
});

test('an entry is named once, when it is new', () => {
  expect(createCollection('guide', folder, [])).toMatchObject({
    slug: { template: '{{title}}', editable: ['create'] },
  });
});

test('a single file says in its name that it is due', () => {
  expect(createCollection('guide', files, ['content/words.yml'])).toMatchObject({
    files: [{ label: 'Search words · due for review' }],
  });
});

test('a file that is a list has one field, which is called like the file', () => {
  expect(createCollection('guide', files, [])).toMatchObject({
    files: [{ label: 'Search words', fields: [{ name: 'items', label: 'Search words', widget: 'list' }] }],
  });
});

test('a file that is a list is read and written as a list', () => {
  const [[name, format] = []] = createFormats('guide', files);
  expect(name).toBe('guide-words');
  expect(format?.parse('- snow\n- lake\n')).toEqual({ items: ['snow', 'lake'] });
  expect(format?.serialize({ items: ['snow', 'lake'] })).toBe('[snow, lake]\n');
});
