import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { Plan } from '../schema/plan.ts';
import { parseXml } from '../testing/parse-xml.ts';
import { sampleData, sampleNames } from '../testing/sample-data.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { toGpx, toICalendar, toText } from './index.ts';

/** `Day 1: Green Bazaar` of every item, in the order of the text. */
function readText(plan: Plan): string[] {
  let day = '';
  return toText(plan, sampleNames, { data: sampleData })
    .split('\n')
    .flatMap((line) => {
      day = /^Day \d+/.exec(line)?.[0] ?? day;
      const title = /^\d\d:\d\d {2}(.*)$/.exec(line)?.[1];
      return title ? [`${day}: ${title}`] : [];
    });
}

/** The same of the calendar, in the order of the file. */
function readCalendar(plan: Plan): string[] {
  const text = toICalendar(plan, sampleNames, { data: sampleData, stamp: '2027-05-01T00:00:00Z' });
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
    const date = String(event.getFirstPropertyValue('dtstart')).slice(0, 10);
    const day = plan.days.findIndex((planDay) => planDay.date === date) + 1;
    return `Day ${day}: ${event.getFirstPropertyValue('summary')}`;
  });
}

/** The same of the waypoints. */
const readGpx = (plan: Plan): string[] =>
  parseXml(toGpx(plan, sampleNames, sampleData))
    .children.filter(({ name }) => name === 'wpt')
    .map(({ children }) => children.find(({ name }) => name === 'name')?.text ?? '')
    .map((name) => name.replace(/, \d+/, ''));

const reversed: Plan = {
  ...samplePlan,
  days: samplePlan.days.map((day) => ({ ...day, items: day.items.toReversed() })),
};

test('the sample plan is a plan', () => {
  expect(Plan.parse(samplePlan)).toEqual(samplePlan);
});

test.each([
  ['the sample plan', samplePlan],
  ['a plan in another order', reversed],
])('text, calendar and GPX of %s have the same items in the same order', (_, plan) => {
  const items = readText(plan);
  expect(items).toHaveLength(17);
  expect(readCalendar(plan)).toEqual(items);
  const points = readGpx(plan);
  expect(points).toHaveLength(6);
  expect(items.filter((item) => points.includes(item))).toEqual(points);
});

test('the same plan gives the same files', () => {
  expect(readText(structuredClone(samplePlan))).toEqual(readText(samplePlan));
  expect(toGpx(structuredClone(samplePlan), sampleNames, sampleData)).toBe(toGpx(samplePlan, sampleNames, sampleData));
});
