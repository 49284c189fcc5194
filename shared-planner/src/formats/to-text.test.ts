import { expect, test } from 'vitest';
import type { Plan } from '../schema/plan.ts';
import { sampleData, sampleNames } from '../testing/sample-data.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { toText } from './to-text.ts';

const URL = 'https://example.org/plan/ALM-7K3M9Q0T2X';
const text = toText(samplePlan, sampleNames, { data: sampleData, url: URL });

/** The lines from one line to the next empty one. */
const readParagraph = (first: string, from = text) => {
  const lines = from.split('\n');
  const start = lines.indexOf(first);
  return lines.slice(start, lines.indexOf('', start));
};

test('it begins with the preferences, the dates and the totals', () => {
  expect(readParagraph('Your plan for Almaty')).toEqual([
    'Your plan for Almaty',
    '====================',
    'Balanced pace, by car, days from 08:00',
    'Arrival: Almaty airport (ALA), 09:30',
    '12 to 14 June 2027, 3 days',
    'Reference ALM-7K3M9Q0T2X',
    'Travel 16 h 45 min, 710 km',
    'Visits 12 h 25 min',
    'Ascent 550 m',
    'Known costs 38,800 to 45,400 tenge for 1 adult, without meals,',
    'nights in Almaty, beds out of Almaty, the rent of a car and some',
    'entrances',
    'No plan for these days has room for more of it.',
  ]);
});

test('a day begins with its date, its start, its light and its totals', () => {
  expect(readParagraph('Day 2: Sunday 13 June 2027')).toEqual([
    'Day 2: Sunday 13 June 2027',
    '--------------------------',
    'Start: Almaty, centre',
    'Sunrise 04:13, sunset 19:35',
    'Travel 5 h 50 min, 315 km',
    'Visits 3 h',
    'Ascent 150 m',
  ]);
});

test('an item has its time in a column, its details and its cautions below', () => {
  expect(readParagraph('11:55  Charyn Canyon')).toEqual([
    '11:55  Charyn Canyon',
    '       Until 15:40, 3 h 45 min',
    '       With: Hiking',
    '       Meal break 12:30 to 13:15: take food with you',
    '       - Fee for an adult: 900 tenge a day, a car 2,600 tenge.',
    '         Reported in 2026. By law it is 433 tenge a person and',
    '         1,298 a car.',
    '       - Depends on the weather: check the forecast before you',
    '         go.',
  ]);
});

test('every day but the last says where to sleep', () => {
  expect(text.split('\n').filter((line) => line.startsWith('Night: '))).toEqual([
    'Night: Almaty, centre',
    'Night: Saty village, guest houses',
  ]);
});

test('after the days come suggestions, what is left out and why, what to book and to bring, what it costs, and the address', () => {
  expect(readParagraph('If you have time:')).toEqual([
    'If you have time:',
    '- Botanical Gardens: 1 h 30 min for a visit, 40 min there and',
    '  back',
  ]);
  expect(readParagraph('Not in the plan').slice(0, 3)).toEqual([
    'Not in the plan',
    '---------------',
    '- Furmanov Peak: Needs 1 more day.',
  ]);
  expect(readParagraph('Book ahead')).toContain('- Horseback Riding, Monday 14 June 2027');
  expect(readParagraph('Bring with you')).toContain('- rain jacket');
  expect(readParagraph('What it costs').slice(2, 5)).toEqual([
    '- Day 1, 10,000 to 10,600 tenge: Gondola to Shymbulak Ski',
    '  Resort, there and back: 9,000 tenge; Petrol for 63 km: 1,000',
    '  to 1,600 tenge',
  ]);
  expect(text).toContain('- Not in the sum, because we know no price: Meals; 1 night in\n  Almaty; 1 night at Saty');
  expect(text.trimEnd().split('\n').at(-1)).toBe(`Your plan online: ${URL}`);
});

test('no line is longer than 64 characters, and none ends in a space', () => {
  for (const line of text.split('\n')) {
    expect(line.length).toBeLessThanOrEqual(64);
    expect(line).toBe(line.trimEnd());
  }
});

test('an item after midnight is on the next day', () => {
  const [day] = samplePlan.days;
  const drive = day?.items[0];
  if (!day || drive?.type !== 'drive') throw new Error('The sample plan does not begin with a drive');
  const late = { ...drive, depart: '24:05', arrive: '24:40' };
  const plan = toText({ ...samplePlan, days: [{ ...day, items: [late] }] }, sampleNames, { data: sampleData });
  expect(readParagraph('00:05  Drive to Green Bazaar (next day)', plan)[1]).toBe(
    '       Arrive 00:40 (next day): 16 km, 35 min',
  );
});

test('a plan without items says that its days are free, and leaves empty sections out', () => {
  const totals = { driveMinutes: 0, driveKm: 0, visitMinutes: 0, ascentMetres: 0 };
  const empty: Plan = {
    ...samplePlan,
    days: samplePlan.days.map((day) => ({ ...day, items: [], totals, suggestions: [] })),
    unscheduled: [],
    totals,
    bookAhead: [],
    bring: [],
  };
  const result = toText(empty, sampleNames, { data: sampleData });
  expect(result.match(/A free day: nothing is planned\./g)).toHaveLength(3);
  expect(result).not.toMatch(/Not in the plan|Book ahead|Bring|If you have time|online|undefined|Visits 0/);
});

test('names keep what looks like markup, and lose control characters', () => {
  const names = { ...sampleNames, location: () => '<b>Kolsay</b>\u0000 & \r\nKaindy' };
  expect(toText(samplePlan, names, { data: sampleData })).toContain('12:15  <b>Kolsay</b> & Kaindy\n');
});
