import { expect, test } from 'vitest';
import { readValues } from './read-values.ts';

const toData = (values: object) => ({ toJS: () => values });

test('what the screen keeps for itself in the items of a list is no field', () => {
  const photographs = [{ file: 'rink.webp', __sc_item_id: '5', alt: { en: 'A rink.' } }];
  expect(readValues(toData({ name: { en: 'Medeu' }, photographs }))).toEqual({
    name: { en: 'Medeu' },
    photographs: [{ file: 'rink.webp', alt: { en: 'A rink.' } }],
  });
});

test('an entry without data has no fields', () => expect(readValues(undefined)).toEqual({}));
