import { expect, test } from 'vitest';
import { checkEvidence } from '../entries/check-evidence.ts';
import { readEntry } from '../entries/find-mistakes.ts';
import { Access } from './access.ts';

const evidence = {
  confidence: 'high',
  sources: ['report'],
  checkedOn: '2026-11-22',
  reviewBy: '2027-11-22',
};
const notice = { state: 'open', ...evidence };

const sources = {
  report: {
    title: { en: 'A report on access' },
    about: ['notice, opening hours and fee'],
    url: 'https://example.com/a',
  },
  knowledge: { title: { en: 'General knowledge' }, about: ['notice'], unpublished: true },
};

/** The mistakes of a file, each as `<field>: <message>`. */
const getIssues = (file: unknown) =>
  [...readEntry(Access, file).mistakes, ...checkEvidence(file, sources)].map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('accepts a notice alone, and one with opening hours and a fee', () => {
  expect(getIssues({ notice })).toEqual([]);
  const openingHours = { hours: 'Tu-Su 10:00-18:00', ...evidence };
  expect(getIssues({ notice, openingHours, fee: { adultTenge: 0, ...evidence } })).toEqual([]);
});

const closed = { ...notice, state: 'closed', reason: { en: 'Repairs' }, reviewBy: '2027-02-22' };

test('accepts a closed location of which somebody has read, and a restriction that is checked again later', () => {
  expect(getIssues({ notice: closed })).toEqual([]);
  expect(getIssues({ notice: { ...closed, state: 'restricted', reviewBy: '2027-11-22' } })).toEqual([]);
});

test.each(['closed', 'restricted'])('refuses a %s location of which nobody has read', (state) => {
  expect(getIssues({ notice: { ...closed, state, sources: ['knowledge'], checkedOn: 'not yet' } })).toEqual([
    'notice.checkedOn: Choose or add the source that says so, and write the day on which you read it: visitors stay away for it',
  ]);
});

test.each<[string, unknown, string]>([
  [
    'a closed location that is known from what nobody can look up',
    { notice: { ...closed, sources: ['knowledge'] } },
    'notice.checkedOn: Name a published source, or write not yet: nobody can compare this with anything',
  ],
  [
    'a closed location that keeps the review day of an open one',
    { notice: { ...closed, reviewBy: '2027-05-31' } },
    'notice.reviewBy: Write a day within three months of the check: the place may open again',
  ],
  [
    'a notice with an empty list of sources',
    { notice: { ...notice, sources: [] } },
    'notice.sources: Add at least one source',
  ],
  [
    'a notice without sources',
    { notice: { ...notice, sources: undefined } },
    'notice.sources: Add this field: it is missing',
  ],
  [
    'a closed location without a reason',
    { notice: { ...closed, reason: undefined } },
    'notice.reason: Say why, unless the place is open',
  ],
  [
    'an end before the beginning',
    { notice: { ...notice, from: '2027-02-01', to: '2027-01-31' } },
    'notice.to: The last day must not be before the first',
  ],
  [
    'a day that does not exist',
    { notice: { ...notice, reviewBy: '2027-02-30' } },
    'notice.reviewBy: Write the date as yyyy-MM-dd, such as 2026-11-20',
  ],
  [
    'hours that are no opening hours',
    { notice, openingHours: { hours: 'nine to five', ...evidence } },
    'openingHours.hours: “nine” is no day or month: write days as Mo, Tu, We, Th, Fr, Sa, Su, and months as Jan, Feb, Mar',
  ],
  [
    'a published source without a day of check',
    { notice: { ...notice, checkedOn: 'not yet' } },
    'notice.checkedOn: Write the day on which you compared this with its sources',
  ],
  [
    'a check that lies in the future',
    { notice: { ...notice, checkedOn: '2099-01-01', reviewBy: '2099-06-01' } },
    'notice.checkedOn: Write a day that is not in the future',
  ],
  [
    'a review day before the check',
    { notice, fee: { adultTenge: 0, ...evidence, reviewBy: '2026-11-22' } },
    'fee.reviewBy: The review day must be after the day of the check',
  ],
  [
    'a fee that is no whole number',
    { notice, fee: { adultTenge: 1.5, ...evidence } },
    'fee.adultTenge: Write a whole number',
  ],
])('refuses %s', (_, file, issue) => {
  expect(getIssues(file)).toEqual([issue]);
});

test('reports hours that are no opening hours beside other mistakes', () => {
  const file = { notice: { ...notice, sources: [] }, openingHours: { hours: 'daily', ...evidence } };
  expect(getIssues(file)).toEqual([
    'notice.sources: Add at least one source',
    'openingHours.hours: “daily” is no day or month: write days as Mo, Tu, We, Th, Fr, Sa, Su, and months as Jan, Feb, Mar',
  ]);
});
