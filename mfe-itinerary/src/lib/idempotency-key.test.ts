// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { clearIdempotencyKey, getIdempotencyKey } from './idempotency-key.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const request = {
  user_email: 'visitor@example.com',
  start_date: '2027-06-11',
  end_date: '2027-06-17',
  selected_locations: [],
  selected_activities: [],
};

test('the same content keeps its key, other content gets another one', () => {
  const key = getIdempotencyKey(request);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(getIdempotencyKey({ ...request })).toBe(key);
  expect(getIdempotencyKey({ ...request, end_date: '2027-06-18' })).not.toBe(key);
});

test('the same content gets a new key after the request was accepted', () => {
  const key = getIdempotencyKey(request);
  clearIdempotencyKey();
  expect(getIdempotencyKey(request)).not.toBe(key);
});

test.each(['{', '7', '{"content":1}'])('the damaged entry %s is replaced by a new key', (damaged) => {
  sessionStorage.setItem('almaty-request-idempotency-key', damaged);
  expect(getIdempotencyKey(request)).toMatch(/^[0-9a-f-]{36}$/);
});

test('the same content keeps its key without storage too', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const key = getIdempotencyKey(request);
  expect(key).toMatch(/^[0-9a-f-]{36}$/);
  expect(getIdempotencyKey(request)).toBe(key);
  clearIdempotencyKey();
  expect(getIdempotencyKey(request)).not.toBe(key);
});
