import { expect, test } from 'vitest';
import { getReferenceKey, ReferencesError, readReferences } from './references.ts';

test('reads scores and proven optima from the columns of these names', () => {
  const references = readReferences('instance,best,days,proven_optimum\nc101,320,1,320\nc101,590,2,\n');
  expect(references.get(getReferenceKey('c101', 1))).toEqual({ best: 320, proven: 320 });
  expect(references.get(getReferenceKey('c101', 2))).toEqual({ best: 590 });
  expect(references.get(getReferenceKey('c101', 3))).toBeUndefined();
});

test.each([
  ['instance,days,best\nc101,1,320', 'the column proven_optimum is missing'],
  ['instance,days,best,proven_optimum\nc101,1,many,', '"c101,1,many," has no score'],
  ['instance,days,best,proven_optimum\nc101,1,,', '"c101,1,," has no score'],
])('names what is wrong with a file of references', (text, message) => {
  expect(() => readReferences(text)).toThrow(ReferencesError);
  expect(() => readReferences(text)).toThrow(message);
});
