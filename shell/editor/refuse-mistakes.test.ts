import { expect, test } from 'vitest';
import { refuseMistakes } from './refuse-mistakes.ts';
import { createPart } from './testing/create-part.ts';

const part = createPart({
  collections: [{ name: 'tips' }],
  findMistakes: ({ values }) => (values.title ? [] : ['Title: Write a text', 'Text: Write a text']),
});

/** Saves an entry as the screen does, which passes an Immutable map. */
function save(collection: string, data: object) {
  const fields: Record<string, unknown> = { collection, slug: 'tipping', data: { toJS: () => data } };
  const { handler } = refuseMistakes([part]);
  return handler({ author: {}, entry: { get: (name: string) => fields[name] } } as unknown as Parameters<
    typeof handler
  >[0]);
}

test('an entry with mistakes is not saved, and the cause says which', () => {
  const cause = expect.objectContaining({ message: 'Not saved. Title: Write a text. Text: Write a text' });
  expect(() => save('tips', {})).toThrow(expect.objectContaining({ message: 'saving_failed', cause }));
});

test.each([
  ['tips', { title: 'Tipping' }],
  ['unknown', {}],
])('an entry of %s without mistakes is saved', (collection, data) => expect(save(collection, data)).toBeUndefined());
