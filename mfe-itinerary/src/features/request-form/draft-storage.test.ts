// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { clearDraft, loadDraft, saveDraft } from './draft-storage.ts';
import { EMPTY_VALUES } from './request-values.ts';

const STORAGE_KEY = 'almaty-request-draft';
const draft = { email: 'visitor@example.com', start: '2027-06-11', end: 'some day', preferences: 'fit-pace=full' };

afterEach(() => sessionStorage.clear());

test('a saved draft is loaded until it is cleared', () => {
  saveDraft(draft);
  expect(loadDraft()).toEqual(draft);
  clearDraft();
  expect(loadDraft()).toEqual(EMPTY_VALUES);
});

test.each(['{', '7', 'null', '{"email":7,"start":{},"end":null}'])('the damaged entry %s loads as empty', (text) => {
  sessionStorage.setItem(STORAGE_KEY, text);
  expect(loadDraft()).toEqual(EMPTY_VALUES);
});
