import ical from 'node-ical';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Email } from '../email/mailer.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { NOW, recordRequest } from '../testing/outbox.ts';
import { callPlan, changePlan, deliverDueAt, readDocument } from '../testing/plan-api.ts';
import { type CalendarEvent, readCalendar } from '../testing/read-calendar.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Reads the events of a calendar with node-ical, which shares no code with ical.js. */
const readWithNodeIcal = (text: string): CalendarEvent[] =>
  Object.values(ical.sync.parseICS(text)).flatMap((component) =>
    component?.type === 'VEVENT'
      ? [
          {
            uid: component.uid,
            status: String(component.status),
            sequence: Number(component.sequence),
            summary: String(component.summary),
            start: component.start.toISOString(),
          },
        ]
      : [],
  );

/** Changes the plan, has it sent, and gets the calendar that comes with it. */
async function sendChanged(change: object): Promise<string> {
  const changed = await readDocument(await changePlan(await readDocument(await callPlan()), change));
  await callPlan('/send', { method: 'POST', ifMatch: changed.etag });
  return deliverCalendar(new Date());
}

async function deliverCalendar(moment: Date): Promise<string> {
  const emails: Email[] = [];
  await deliverDueAt(moment, async (email, beforeContent) => {
    await beforeContent();
    emails.push(email);
  });
  return emails.find(({ to }) => to === 'visitor@example.com')?.attachments[0]?.content ?? '';
}

const readers = [
  ['ical.js', readCalendar],
  ['node-ical', readWithNodeIcal],
] as const;

test.each(readers)('the calendar of the next revision updates the events of the one before: %s', async (_, read) => {
  await recordRequest();
  const before = read(await deliverCalendar(NOW));
  expect(before.length).toBeGreaterThan(0);
  expect(new Set(before.map(({ sequence }) => sequence))).toEqual(new Set([0]));
  const after = read(await sendChanged({ locations: [31] }));
  expect(new Set(after.map(({ sequence }) => sequence))).toEqual(new Set([1]));
  const uids = after.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  for (const { uid } of before) expect(uids).toContain(uid);
  const find = (id: number) => after.find(({ uid }) => uid === `ALM-0123456789-location-${id}`);
  expect(find(13)).toMatchObject({ status: 'CANCELLED' });
  expect(find(31)).toMatchObject({ status: 'CONFIRMED', summary: 'Big Almaty Peak' });
});

test.each(readers)(
  'a stop that was cancelled stays cancelled, and comes back when it is planned again: %s',
  async (_, read) => {
    await recordRequest();
    await deliverCalendar(NOW);
    const find = (events: readonly CalendarEvent[]) => events.find(({ uid }) => uid === 'ALM-0123456789-location-13');
    await sendChanged({ locations: [31] });
    const third = read(await sendChanged({ locations: [31], activities: [] }));
    expect(find(third)).toMatchObject({ status: 'CANCELLED', sequence: 2 });
    const fourth = read(await sendChanged({ locations: [13, 31] }));
    expect(find(fourth)).toMatchObject({ status: 'CONFIRMED', sequence: 3 });
  },
);

test('both parsers read the same events', async () => {
  await recordRequest();
  const text = await deliverCalendar(NOW);
  const toMoment = (event: CalendarEvent) => ({ ...event, start: new Date(`${event.start}+05:00`).toISOString() });
  expect(readWithNodeIcal(text)).toEqual(readCalendar(text).map(toMoment));
});
