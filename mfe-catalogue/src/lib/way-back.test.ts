import { expect, test } from 'vitest';
import { continueFromList, FROM_LIST, readStepsToList } from './way-back.ts';

test('each link to another location is one step farther from the list', () => {
  expect(readStepsToList(FROM_LIST)).toBe(1);
  expect(readStepsToList(continueFromList(continueFromList(FROM_LIST)))).toBe(3);
});

test.each([null, undefined, 'text', {}, { stepsToList: '1' }])('the state %j is no way back to a list', (state) => {
  expect(readStepsToList(state)).toBeUndefined();
  expect(continueFromList(state)).toBeNull();
});
