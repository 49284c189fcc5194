import { expect, test } from 'vitest';
import { makePlan } from '../testing/make-plan.ts';

const JUNE = '2027-06-15';
const onDay = (date: string, locations: number[], end = date) =>
  makePlan({ start_date: date, end_date: end, locations });

test('a demanding stop says what to bring, and an easy one nothing', () => {
  expect(onDay(JUNE, [3]).bring).toEqual(['boots', 'water']);
  expect(onDay(JUNE, [1]).bring).toEqual([]);
});

test('all conditions of a rule have to hold', () => {
  // The peak is high; it is visited on the third day at the earliest.
  const getBring = (start: string, end: string) => onDay(start, [4], end).bring;
  expect(getBring(JUNE, '2027-06-18')).toEqual(['boots', 'water', 'gloves']);
  expect(getBring('2027-07-15', '2027-07-18')).toEqual(['boots', 'water']);
});

test('a night at a base says what to bring and where to sleep', () => {
  const plan = onDay(JUNE, [5], '2027-06-17');
  expect(plan.bring).toEqual(['cash']);
  const nights = plan.bookAhead.flatMap((entry) => (entry.type === 'night' ? [entry] : []));
  expect(nights[0]).toMatchObject({ base: 'village-base', beds: 'Ask for beds.' });
});
