// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { attemptKey, endAttempt } from './attempt-key.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const request = {
  user_email: 'visitor@example.com',
  start_date: '2027-06-11',
  end_date: '2027-06-17',
  selected_locations: [],
  selected_activities: [],
};

test('the same content keeps its key, another one gets another', () => {
  const key = attemptKey(request);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(attemptKey({ ...request })).toBe(key);
  expect(attemptKey({ ...request, end_date: '2027-06-18' })).not.toBe(key);
});

test('after it was accepted the same content is a new request', () => {
  const key = attemptKey(request);
  endAttempt();
  expect(attemptKey(request)).not.toBe(key);
});

test.each(['{', '7', '{"content":1}'])('what is kept as %s is no attempt', (damaged) => {
  sessionStorage.setItem('almaty-request-attempt', damaged);
  expect(attemptKey(request)).toMatch(/^[0-9a-f-]{36}$/);
});

test('without storage there is a key all the same', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(attemptKey(request)).toMatch(/^[0-9a-f-]{36}$/);
});
