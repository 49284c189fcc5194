import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';

test('an error is told with all its causes', () => {
  const reason = new Error('connect ECONNREFUSED 127.0.0.1:1');
  const error = new Error('The site does not respond', { cause: new TypeError('fetch failed', { cause: reason }) });
  expect(describeError(error)).toBe(
    'The site does not respond\nCaused by: fetch failed\nCaused by: connect ECONNREFUSED 127.0.0.1:1',
  );
  expect(describeError('text')).toBe('text');
});
