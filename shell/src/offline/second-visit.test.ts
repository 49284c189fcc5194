// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { isOfferDue, noteOffered } from './second-visit.ts';

const FIRST = new Date(2026, 10, 28, 9);
const SAME_DAY = new Date(2026, 10, 28, 23);
const NEXT_DAY = new Date(2026, 10, 29, 0);

beforeEach(() => localStorage.clear());

test('the guide is offered on a visit of a later day, and not on the first day', () => {
  expect(isOfferDue(FIRST)).toBe(false);
  expect(isOfferDue(SAME_DAY)).toBe(false);
  expect(isOfferDue(NEXT_DAY)).toBe(true);
});

test('an offer that could not be shown is still due, and one that was shown is not', () => {
  isOfferDue(FIRST);
  expect(isOfferDue(NEXT_DAY)).toBe(true);
  expect(isOfferDue(NEXT_DAY)).toBe(true);
  noteOffered();
  expect(isOfferDue(NEXT_DAY)).toBe(false);
});
