import { expect, test } from 'vitest';
import * as z from 'zod';
import { photographs } from '../catalogue/photograph.ts';
import { createEditorPart } from './create-editor-part.ts';

const part = createEditorPart({
  ...{ remote: 'catalogue', due: [], translated: {}, styles: [], Entry: () => null },
  collections: [
    {
      ...{ name: 'locations', label: 'Locations', singular: 'location', title: 'name', folder: 'locations' },
      schema: z.strictObject({ photographs: photographs() }),
    },
  ],
});

/** What the screen says of a location with a photograph. */
const findMistakes = (file: string) =>
  part.findMistakes({
    ...{ collection: 'catalogue-locations', slug: 'medeu' },
    values: {
      photographs: [
        {
          ...{ file, alt: { en: 'A rink.' }, month: '2026-01', author: 'A. Author', licence: 'CC0 1.0' },
          source: 'https://commons.wikimedia.org/',
        },
      ],
    },
  });

test('an uploaded file has no name until it is saved', () =>
  expect(findMistakes('blob:https://edit.guide.test/5')).toEqual([]));

test('a saved file with a name that no release can have is refused by the name of its field', () =>
  expect(findMistakes('The rink.jpg')).toEqual([
    'Photographs 1, File: Use only a to z, digits, - and _, and end it with .jpg, .png or .webp',
  ]));
