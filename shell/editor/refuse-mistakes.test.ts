import { expect, test } from 'vitest';
import { refuseMistakes } from './refuse-mistakes.ts';
import { createPart } from './testing/create-part.ts';
import { saveEntry } from './testing/save-entry.ts';

const part = createPart({
  collections: [{ name: 'tips' }],
  findMistakes: ({ values }) => (values.title ? [] : ['Title: Write a text', 'Text: Write a text']),
});

const save = (collection: string, data: Readonly<Record<string, unknown>>) =>
  saveEntry(refuseMistakes([part]), { collection, slug: 'tipping', data });

test('an entry with mistakes is not saved, and the cause says which', () => {
  const cause = expect.objectContaining({ message: 'Not saved. Title: Write a text. Text: Write a text' });
  expect(() => save('tips', {})).toThrow(expect.objectContaining({ message: 'saving_failed', cause }));
});

test.each([
  ['tips', { title: 'Tipping' }],
  ['unknown', {}],
])('an entry of %s without mistakes is saved', (collection, data) => expect(save(collection, data)).toBeUndefined());
