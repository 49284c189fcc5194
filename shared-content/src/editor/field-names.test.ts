import { expect, test } from 'vitest';
import * as z from 'zod';
import { fact } from '../schema/evidence.ts';
import { list, wholeNumber } from '../schema/fields.ts';
import { text } from '../schema/text.ts';
import { toJsonSchema } from './cms-fields.ts';
import { getFieldName } from './field-names.ts';

const minutes = z.strictObject({ min: wholeNumber('Least', 0, 9) });
const schema = toJsonSchema(
  z.strictObject({
    drive: fact(z.tuple([z.number(), z.number()]), 'Drive', 'By road.'),
    visit: fact(minutes, 'Visit', 'Minutes there.'),
    tips: list('Tips', 'tip', text('Tip', 40), 1, 9),
  }),
);

test.each([
  [['tips', 1, 'en'], 'Tips 2, English'],
  [['drive'], 'Drive'],
  [['drive', 'value'], 'Drive'],
  [['drive', 'value', 1], 'Drive 2'],
  [['visit', 'value', 'min'], 'Visit, Least'],
  [['visit', 'confidence'], 'Visit, Confidence'],
  [['unknown'], 'unknown'],
])('the field at %j is called %s', (path, name) => expect(getFieldName(schema, path)).toBe(name));
