import { Activity, type ItineraryRequest, Location } from '@almaty/store/schema';
import { beforeEach, expect, test } from 'vitest';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { createServices, recordRequest } from '../testing/outbox.ts';
import { camping, charyn, peak, SITE } from '../testing/submission.ts';
import type { Email } from './mailer.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

async function composeEmails(change: Partial<ItineraryRequest> = {}): Promise<Email[]> {
  const emails: Email[] = [];
  const services = createServices(async (email, beforeContent) => {
    await beforeContent();
    emails.push(email);
  });
  for (const id of await recordRequest(change, 'reviewed')) await deliverEmail(id, services);
  return emails;
}

test('the confirmation says what was requested, what arrives by when, and how to delete the request', async () => {
  const [visitor] = await composeEmails();
  expect(visitor?.to).toBe('visitor@example.com');
  expect(visitor?.subject).toBe('We have received your Almaty request ALM-0123456789');
  for (const part of [visitor?.text, visitor?.html]) {
    expect(part).toContain('Charyn Canyon (Nature)');
    expect(part).toContain('Big Almaty Peak (Mountain Routes)');
    expect(part).toContain('Camping');
    expect(part).toContain('22 November 2026 at 11:00 (Almaty time)');
    expect(part).toContain(`${SITE}/api/requests/ALM-0123456789/delete?token=`);
  }
});

test('the provider’s email has the visitor, the deadline, the draft with its files, and a link to the desk', async () => {
  const [, provider] = await composeEmails();
  expect(provider?.to).toBe('provider@example.com');
  expect(provider?.text).toContain('Visitor: visitor@example.com');
  expect(provider?.text).toMatch(/^Promised by: Sunday,? 22 November 2026 at 11:00 \(Almaty time\)$/m);
  expect(provider?.text).toContain('Charyn Canyon (Nature)');
  expect(provider?.text).toMatch(/\nhttps:\/\/guide\.test\/desk\/alm-0123456789#[\w-]{12}\.[\w-]{43}\n/);
  expect(provider?.text).not.toContain('/delete');
  expect(provider?.text).toContain(
    'It goes to the visitor by itself on Sunday, 22 November 2026 at 07:00 (Almaty time)',
  );
  expect(provider?.text).toContain('Your plan for Almaty');
  expect(provider?.attachments.map(({ filename }) => filename)).toEqual([
    'almaty-plan-ALM-0123456789.ics',
    'almaty-plan-ALM-0123456789.gpx',
  ]);
});

test('a request without activities says so', async () => {
  const [visitor] = await composeEmails({ selected_activities: [] });
  expect(visitor?.text).toContain('Activities:\n- None selected');
});

test('the emails contain no text from the request: names are those of the catalogue', async () => {
  const forged = '<a href="https://evil.test">Win</a>';
  const emails = await composeEmails({
    selected_locations: [
      { ...Location.parse(charyn), name: forged, description: forged },
      { ...Location.parse(peak), name: forged },
    ],
    selected_activities: [{ ...Activity.parse(camping), name: forged }],
  });
  expect(emails).toHaveLength(2);
  for (const { subject, text, html } of emails) {
    expect(subject + text + html).not.toContain('evil.test');
    expect(text).toContain('Charyn Canyon (Nature)');
  }
});

test('an address is escaped in HTML', async () => {
  const [, provider] = await composeEmails({ user_email: "o'brien+<b>@example.com" });
  expect(provider?.html).toContain('o&#x27;brien+&lt;b&gt;@example.com');
  expect(provider?.html).not.toContain('<b>@');
});
