// @vitest-environment happy-dom
import { createPlanner } from '@almaty/planner/plan';
import { type PlanDocument, PlanRequest } from '@almaty/planner/schema';
import { SMALL_PLANNING_DATA } from '@almaty/planner/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadLocalCopy, removeExpiredCopies, removeLocalCopies, removeLocalCopy, saveLocalCopy } from './local-copy.ts';
import { readPlanAddress } from './read-plan-address.ts';

const REFERENCE = 'ALM-0123456789';
const [VISITOR_KEY, READER_KEY] = ['a-key-of-the-visitor', '1.a-key-of-a-reader'];
const createAddress = (key: string) => ({ collection: 'plans', reference: REFERENCE, key }) as const;
const [visitor, reader] = [createAddress(VISITOR_KEY), createAddress(READER_KEY)];
const read = (hash: string) => readPlanAddress('plans', REFERENCE.toLowerCase(), hash);

const request = PlanRequest.parse({
  ...{ reference: REFERENCE, today: '2027-01-04', start_date: '2027-06-08', end_date: '2027-06-09' },
  locations: [1],
});
const current = { request, plan: createPlanner(SMALL_PLANNING_DATA, 'test').makePlan(request) };
const document: PlanDocument = {
  ...{ reference: REFERENCE, role: 'visitor', state: 'ready', etag: '"1.1"', current, sent: current },
  ...{ start_date: '2027-06-08', end_date: '2027-06-09', deadline: '2027-01-05T06:00:00.000Z' },
  ...{ note: '', shareKey: null, calendarPath: null },
};

beforeEach(() => localStorage.clear());

test('each key has a copy of its own, so that a share link takes no unsaved change of the visitor away', () => {
  saveLocalCopy(visitor, { document, unsaved: request });
  saveLocalCopy(reader, { document: { ...document, role: 'reader' }, unsaved: null });
  expect(loadLocalCopy(visitor)).toMatchObject({ document, unsaved: request });
  expect(loadLocalCopy(reader)).toMatchObject({ document: { role: 'reader' }, unsaved: null });
});

test('a key that has opened nothing shows no copy, and does not replace the key that has', () => {
  saveLocalCopy(visitor, { document, unsaved: null });
  const wrong = read('#a-key-that-is-wrong');
  expect(wrong?.key).toBe('a-key-that-is-wrong');
  expect(wrong && loadLocalCopy(wrong)).toBeNull();
  expect(read('#day-2')).toEqual(visitor);
  expect(read('')).toEqual(visitor);
});

test('without a key that has opened the plan, a link to a day opens nothing', () => {
  expect(read('#day-2')).toBeNull();
});

test.each(['alm-0123', 'other', ''])('%o is no reference of a plan', (reference) => {
  expect(readPlanAddress('plans', reference, `#${VISITOR_KEY}`)).toBeNull();
});

test('the copy of a key that opens nothing any more is removed, and the others stay', () => {
  saveLocalCopy(visitor, { document, unsaved: null });
  saveLocalCopy(reader, { document, unsaved: null });
  removeLocalCopy(reader);
  expect(loadLocalCopy(reader)).toBeNull();
  expect(loadLocalCopy(visitor)).not.toBeNull();
  expect(read('')).toBeNull();
});

test('a copy says on which day the API gave the plan, also after a change that is not saved', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T06:00:00Z') });
  saveLocalCopy(visitor, { document, unsaved: null });
  vi.setSystemTime('2027-06-03T06:00:00Z');
  saveLocalCopy(visitor, { document, unsaved: request });
  expect(loadLocalCopy(visitor)?.seenOn).toBe('2027-06-01');
  saveLocalCopy(visitor, { document, unsaved: null });
  expect(loadLocalCopy(visitor)?.seenOn).toBe('2027-06-03');
  vi.useRealTimers();
});

test('after erasing, nothing of the plan is left', () => {
  saveLocalCopy(visitor, { document, unsaved: request });
  saveLocalCopy(reader, { document, unsaved: null });
  removeLocalCopies(visitor);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '7', '{"copies":{"a-key-of-the-visitor":{"document":{}}}}'])('%s is no copy', (text) => {
  localStorage.setItem(`almaty-plan-plans-${REFERENCE}`, text);
  expect(loadLocalCopy(visitor)).toBeNull();
});

test('30 days after the trip nothing is left of any plan, with all its keys, and other plans stay', () => {
  saveLocalCopy(visitor, { document, unsaved: request });
  saveLocalCopy(reader, { document, unsaved: null });
  const later = { collection: 'desk', reference: 'ALM-ZZZZZZZZZZ', key: VISITOR_KEY } as const;
  saveLocalCopy(later, { document: { ...document, end_date: '2027-06-10' }, unsaved: null });
  localStorage.setItem('almaty-packing-list', '[]');
  removeExpiredCopies('2027-07-08');
  expect(loadLocalCopy(visitor)).toMatchObject({ document, unsaved: request });
  removeExpiredCopies('2027-07-09');
  expect(Object.keys(localStorage).sort()).toEqual(['almaty-packing-list', 'almaty-plan-desk-ALM-ZZZZZZZZZZ']);
  expect(read('')).toBeNull();
});

test.each(['{', '7', '{}', '{"endDate":"soon"}', '{"endDate":"2027-05-01","copies":{"a-key":{"document":{}}}}'])(
  'a plan that cannot be read, such as %s, is removed too',
  (text) => {
    localStorage.setItem(`almaty-plan-plans-${REFERENCE}`, text);
    removeExpiredCopies('2027-06-08');
    expect(localStorage).toHaveLength(0);
  },
);

test('a plan that cannot be read is kept until its day', () => {
  localStorage.setItem(`almaty-plan-plans-${REFERENCE}`, '{"endDate":"2027-06-09","copies":{"a-key":{"document":{}}}}');
  removeExpiredCopies('2027-06-08');
  expect(localStorage).toHaveLength(1);
});
