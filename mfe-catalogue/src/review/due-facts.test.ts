import type { AccessFile } from '@almaty/planner/schema';
import { expect, test } from 'vitest';
import { findDueFacts, listReviewedFacts } from './due-facts.ts';

const createEvidence = (reviewBy: string) => ({
  confidence: 'high' as const,
  sources: [{ title: 'A report' }],
  checkedOn: '2026-11-22',
  reviewBy,
});
const files: Readonly<Record<string, AccessFile>> = {
  medeu: {
    notice: { state: 'open', ...createEvidence('2027-03-01') },
    openingHours: { hours: '24/7', ...createEvidence('2027-01-01') },
    fee: { adultTenge: 0, ...createEvidence('2027-02-01') },
  },
  arbat: { notice: { state: 'open', ...createEvidence('2027-02-01') } },
};
const facts = listReviewedFacts(files);

test('lists every fact of every access file with its review day', () => {
  expect(facts.map(({ what, reviewBy }) => `${what} ${reviewBy}`)).toEqual([
    'access notice 2027-03-01',
    'opening hours 2027-01-01',
    'fee 2027-02-01',
    'access notice 2027-02-01',
  ]);
});

test.each([
  ['2026-12-31', 0],
  ['2027-01-01', 1],
  ['2027-03-02', 4],
])('a fact is due from its review day on: on %s there are %i', (day, count) => {
  expect(findDueFacts(day, facts)).toHaveLength(count);
});

test('the earliest review day comes first', () => {
  expect(findDueFacts('2027-02-28', facts).map(({ file, what }) => `${file} ${what}`)).toEqual([
    'mfe-catalogue/src/content/access/medeu.yml opening hours',
    'mfe-catalogue/src/content/access/arbat.yml access notice',
    'mfe-catalogue/src/content/access/medeu.yml fee',
  ]);
});
