import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Plan } from '../schema/plan.ts';
import { sampleData, sampleNames } from '../testing/sample-data.ts';
import { samplePlan } from '../testing/sample-plan.ts';
import { toICalendar } from './to-icalendar.ts';

const STAMP = '2027-05-01T10:20:30.000Z';
const options = { data: sampleData, stamp: STAMP };

/** Parses a calendar as another program would, with the time zone that is in it. */
function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent');
  return { calendar, events };
}

const readEvents = (plan: Plan, more: { url?: string; previous?: readonly Plan[]; refresh?: string } = {}) =>
  parse(toICalendar(plan, sampleNames, { ...options, ...more })).events;

const getText = (event: ICAL.Component | undefined, name: string) => String(event?.getFirstPropertyValue(name) ?? '');
const getUid = (event: ICAL.Component) => getText(event, 'uid');
const findEvent = (events: readonly ICAL.Component[], key: string) =>
  events.find((event) => getUid(event) === `ALM-7K3M9Q0T2X-${key}`);

function getMoment(event: ICAL.Component | undefined, name: string): string {
  const value = event?.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value.toJSDate().toISOString() : '';
}

/** The sample plan with other items on its first day. */
const withItems = (change: (items: Plan['days'][number]['items']) => Plan['days'][number]['items']): Plan => ({
  ...samplePlan,
  revision: 2,
  days: samplePlan.days.map((day, index) => (index === 0 ? { ...day, items: change(day.items) } : day)),
});

test('the calendar is published, in version 2.0, with its name and the rule of its time zone', () => {
  const { calendar } = parse(toICalendar(samplePlan, sampleNames, options));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Almaty plan ALM-7K3M9Q0T2X');
  const standard = calendar.getFirstSubcomponent('vtimezone')?.getFirstSubcomponent('standard');
  expect(getText(standard ?? undefined, 'dtstart')).toBe('2024-03-01T00:00:00');
  expect(getText(standard ?? undefined, 'tzoffsetfrom')).toBe('+06:00');
  expect(getText(standard ?? undefined, 'tzoffsetto')).toBe('+05:00');
});

test('every stop, drive and meal is an event', () => {
  expect(readEvents(samplePlan)).toHaveLength(samplePlan.days.flatMap(({ items }) => items).length);
});

test('times are local times of Almaty, five hours ahead of UTC', () => {
  const event = findEvent(readEvents(samplePlan), 'location-13');
  expect(event?.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Asia/Almaty');
  expect(getText(event, 'dtstart')).toBe('2027-06-13T11:55:00');
  expect(getMoment(event, 'dtstart')).toBe('2027-06-13T06:55:00.000Z');
  expect(getMoment(event, 'dtend')).toBe('2027-06-13T10:40:00.000Z');
});

test('a time from 24:00 on is on the next day, also at the end of a month', () => {
  const plan: Plan = {
    ...samplePlan,
    days: samplePlan.days.slice(0, 1).map((day) => ({
      ...day,
      date: '2027-06-30',
      items: [{ type: 'meal', at: 'green-bazaar', start: '23:50', end: '24:35' }],
    })),
  };
  const [event] = readEvents(plan);
  expect(getText(event, 'dtstart')).toBe('2027-06-30T23:50:00');
  expect(getText(event, 'dtend')).toBe('2027-07-01T00:35:00');
  expect(getMoment(event, 'dtend')).toBe('2027-06-30T19:35:00.000Z');
});

test('an event says what, where and what to mind', () => {
  const event = findEvent(readEvents(samplePlan, { url: 'https://example.org/p' }), 'location-5');
  expect(getText(event, 'summary')).toBe('Shymbulak Ski Resort');
  expect(getText(event, 'location')).toBe('Shymbulak base, 2,260 m');
  expect(event?.getFirstPropertyValue('geo')).toEqual([43.1286, 77.0804]);
  expect(getText(event, 'url')).toBe('https://example.org/p');
  expect(getText(event, 'description').split('\n')).toEqual([
    'Until 15:15, 2 h',
    '- Last entry at 17:00.',
    '- Fee for an adult: 9,000 tenge for the gondola, there and back. 8,000 to 10,000 tenge were reported; a ski pass is from 18,000.',
    '- Possible on this day, but the best time is December to March.',
    'Your plan online: https://example.org/p',
  ]);
});

test('the last event of a day says where to sleep, but not on the last day', () => {
  const nights = readEvents(samplePlan).filter((event) => getText(event, 'description').includes('Night: '));
  expect(nights.map(getUid)).toEqual([
    'ALM-7K3M9Q0T2X-drive-2027-06-12-arasan-baths-republic-square',
    'ALM-7K3M9Q0T2X-drive-2027-06-13-charyn-car-park-saty',
  ]);
});

test('an item is the same event in every revision, wherever it stands', () => {
  const uids = readEvents(samplePlan).map(getUid);
  const reordered = readEvents(withItems((items) => items.toReversed())).map(getUid);
  expect(new Set(uids).size).toBe(uids.length);
  expect(reordered.toSorted()).toEqual(uids.toSorted());
});

test('the sequence grows with the revision, and the stamp is the moment given', () => {
  for (const [revision, sequence] of [
    [1, '0'],
    [4, '3'],
  ] as const) {
    const [event] = readEvents({ ...samplePlan, revision });
    expect(getText(event, 'sequence')).toBe(sequence);
    expect(getMoment(event, 'dtstamp')).toBe('2027-05-01T10:20:30.000Z');
    expect(getMoment(event, 'last-modified')).toBe('2027-05-01T10:20:30.000Z');
    expect(getText(event, 'status')).toBe('CONFIRMED');
  }
});

test('an event of the plan before that is gone is cancelled, with the new sequence', () => {
  const plan = withItems((items) => items.filter((item) => item.type !== 'activity'));
  const events = readEvents(plan, { previous: [samplePlan] });
  const cancelled = events.filter((event) => getText(event, 'status') === 'CANCELLED');
  expect(cancelled.map(getUid)).toEqual(['ALM-7K3M9Q0T2X-activity-2']);
  expect(getText(cancelled[0], 'sequence')).toBe('1');
  expect(getText(cancelled[0], 'summary')).toBe('Cancelled: Kazakh Sauna');
  expect(getMoment(cancelled[0], 'dtstart')).toBe('2027-06-12T11:20:00.000Z');
});

test('an event that was cancelled by an earlier plan stays cancelled, once, with its last times', () => {
  const later = { ...withItems((items) => items.toReversed()), revision: 2 };
  const plan = { ...withItems((items) => items.filter((item) => item.type !== 'activity')), revision: 3 };
  const without = { ...plan, revision: 4 };
  const events = readEvents(without, { previous: [plan, later, samplePlan] });
  const cancelled = events.filter((event) => getText(event, 'status') === 'CANCELLED');
  expect(cancelled.map(getUid)).toEqual(['ALM-7K3M9Q0T2X-activity-2']);
  expect(getText(cancelled[0], 'sequence')).toBe('3');
});

test('a calendar to subscribe to says how often to ask for it again', () => {
  const text = toICalendar(samplePlan, sampleNames, { ...options, refresh: 'PT1H' });
  const { calendar } = parse(text);
  expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H');
  expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
  expect(parse(toICalendar(samplePlan, sampleNames, options)).calendar.hasProperty('refresh-interval')).toBe(false);
});

test('a plan that keeps its items cancels nothing', () => {
  const events = readEvents(
    withItems((items) => items),
    { previous: [samplePlan] },
  );
  expect(events.map((event) => getText(event, 'status'))).not.toContain('CANCELLED');
});

test('long Cyrillic names are folded at 75 octets and read back whole', () => {
  const name = 'Көлсай көлдері, төменгі көл; автотұрақ\\жол '.repeat(5).trim();
  const text = toICalendar(samplePlan, { ...sampleNames, location: () => name }, options);
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(getText(findEvent(parse(text).events, 'location-13'), 'summary')).toBe(name);
});

test('a name cannot add lines to the calendar', () => {
  const names = { ...sampleNames, location: () => 'A\r\nEND:VEVENT\r\nX\u0000Y' };
  const { events } = parse(toICalendar(samplePlan, names, options));
  expect(events).toHaveLength(17);
  expect(getText(findEvent(events, 'location-13'), 'summary')).toBe('A END:VEVENT XY');
});

test('a stop without a position has no place', () => {
  const data = { ...sampleData, locations: [] };
  const { events } = parse(toICalendar(samplePlan, sampleNames, { ...options, data }));
  expect(findEvent(events, 'location-13')?.hasProperty('location')).toBe(false);
  expect(findEvent(events, 'location-13')?.hasProperty('geo')).toBe(false);
});
