import { env } from 'cloudflare:workers';
import { type Language, OWN_NAMES } from '@almaty/languages';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { getConfig } from '../config/config.ts';
import type { Email } from '../email/mailer.ts';
import { createSmtpMailer } from '../email/smtp-mailer.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { composePlanEmail } from '../plan-email/compose-plan-email.tsx';
import { data, evidence, names, plan } from '../plan-email/testing/plan.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase } from '../testing/database.ts';
import { findEnglish } from '../testing/find-english.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { createServices, NOW, recordRequest } from '../testing/outbox.ts';
import { callPlan, changePlan, deliverDueAt, readDocument } from '../testing/plan-api.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

/** A text as it comes through a mail server, which writes the ends of lines anew. */
const normalize = (text: unknown) => String(text).replaceAll('\r\n', '\n').trim();

/** Delivers what is due, and gets it by its kind. */
async function deliver(now: Date): Promise<Record<'visitor' | 'provider', Email[]>> {
  const emails: Email[] = [];
  await deliverDueAt(now, async (email, beforeContent) => {
    await beforeContent();
    emails.push(email);
  });
  return {
    visitor: emails.filter(({ to }) => to === 'visitor@example.com'),
    provider: emails.filter(({ to }) => to !== 'visitor@example.com'),
  };
}

/** All emails to the visitor of a request: plan, changed plan and cancellation; or first the confirmation. */
async function listVisitorEmails(language: Language, mode: 'automatic' | 'reviewed'): Promise<Email[]> {
  await recordRequest({ language }, mode);
  const first = await deliver(NOW);
  const saved = await readDocument(await changePlan(await readDocument(await callPlan()), { locations: [13] }));
  await callPlan('/send', { method: 'POST', ifMatch: saved.etag });
  const changed = await deliver(new Date());
  await callPlan('/cancel', { method: 'POST' });
  return [...first.visitor, ...changed.visitor, ...(await deliver(new Date())).visitor];
}

const SUBJECTS: Readonly<Record<'ru' | 'kk', readonly RegExp[]>> = {
  ru: [
    /^Ваш план поездки в Алматы, .*\d{4}$/,
    /^Ваш план поездки в Алматы, .*, версия 2$/,
    /^Ваша поездка в Алматы отменена \(ALM-0123456789\)$/,
  ],
  kk: [
    /^Алматыға сапар жоспарыңыз, \d{4} жылғы [^,]*$/,
    /^Алматыға сапар жоспарыңыз, .*, 2-нұсқа$/,
    /^Алматыға сапардан бас тарттыңыз \(ALM-0123456789\)$/,
  ],
};

describe.each(['ru', 'kk'] as const)('a request in %s', (language) => {
  test.each(['automatic', 'reviewed'] as const)(
    'has emails and files without an English sentence: %s',
    async (mode) => {
      const emails = await listVisitorEmails(language, mode);
      expect(emails).toHaveLength(3);
      if (mode === 'automatic')
        for (const [index, pattern] of SUBJECTS[language].entries()) expect(emails[index]?.subject).toMatch(pattern);
      for (const { subject, text, html, attachments } of emails) {
        expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
        for (const part of [subject, text, html, ...attachments.map(({ content }) => content)]) {
          expect(findEnglish(part)).toEqual([]);
          expect(part).toMatch(/\p{Script=Cyrillic}{4}/u);
        }
      }
      const links = emails.flatMap(({ text }) => text.match(/https:\/\/guide\.test\/\S*plan\/\S+/g) ?? []);
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toContain(`https://guide.test/${language}/plan/alm-0123456789#`);
    },
  );

  test('has calendar lines of at most 75 octets, and points on the map', async () => {
    const [email] = await listVisitorEmails(language, 'automatic');
    const [calendar, map] = email?.attachments ?? [];
    for (const line of calendar?.content.split('\r\n') ?? [])
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(calendar?.content).toContain(`PRODID:-//Almaty guide//Plan//${language.toUpperCase()}`);
    expect(map?.content).toMatch(/<name>[^<]*\p{Script=Cyrillic}/u);
  });

  test('arrives through a mail server as it was written', async () => {
    const { variables, listReceived } = await startMailServer();
    const [visitor] = await recordRequest({ language });
    const sent: Email[] = [];
    const send = createSmtpMailer(getConfig({ ...env, ...variables }));
    await deliverEmail(
      visitor,
      createServices((email, beforeContent) => {
        sent.push(email);
        return send(email, beforeContent);
      }),
    );
    const [received] = await listReceived();
    expect(received?.subject).toBe(sent[0]?.subject);
    const { text, html, attachments } = await PostalMime.parse(received?.data ?? '', { attachmentEncoding: 'utf8' });
    expect(normalize(text)).toBe(normalize(sent[0]?.text));
    expect(normalize(html)).toBe(normalize(sent[0]?.html));
    const files = attachments.filter(({ disposition }) => disposition === 'attachment');
    expect(files.map(({ content }) => normalize(content))).toEqual(
      sent[0]?.attachments.map(({ content }) => normalize(content)),
    );
  });

  test('tells the provider, in English, which language the visitor reads', async () => {
    await recordRequest({ language });
    const [provider] = (await deliver(NOW)).provider;
    expect(provider?.subject).toBe('Itinerary request ALM-0123456789');
    expect(provider?.text).toContain(`\nLanguage: ${OWN_NAMES[language]}\n`);
    expect(provider?.text).toContain('Your plan for Almaty');
    expect(provider?.text).toContain('https://guide.test/desk/alm-0123456789#');
  });
});

test.each(['ru', 'kk'] as const)(
  'PROVIDER_LANGUAGE: a provider who reads %s gets its emails in it',
  async (language) => {
    const emails: Email[] = [];
    for (const id of await recordRequest())
      await deliverEmail(
        id,
        createServices(
          async (email, beforeContent) => {
            await beforeContent();
            emails.push(email);
          },
          NOW,
          language,
        ),
      );
    const [visitor, provider] = emails;
    expect(visitor?.subject).toMatch(/^Your Almaty plan, /);
    for (const part of [provider?.subject, provider?.text, provider?.html, provider?.attachments[0]?.content])
      expect(findEnglish(part ?? 'is missing')).toEqual([]);
    expect(provider?.text).toContain(`https://guide.test/${language}/desk/alm-0123456789#`);
  },
);

test.each(['ru', 'kk'] as const)('an email of %s has no English but what the catalogue says', (language) => {
  const links = {
    planLink: 'https://guide.example/plan/x#key',
    deletionLink: 'https://guide.example/delete',
    note: '',
  };
  const [first] = plan.days;
  const changed = { ...plan, revision: 3 };
  const long = { ...plan, days: Array.from({ length: 60 }, () => plan.days).flat() };
  const said = [...evidence.sources.map(({ title }) => title), ...plan.bring, 'a day'];
  for (const shown of [changed, long]) {
    const previous = { ...plan, revision: 2, days: first ? [first] : [] };
    const { subject, text, html } = composePlanEmail({
      ...{ language, plan: shown, previous, data, names, evidence, tips: null, picture: null },
      ...links,
    });
    for (const part of [subject, text, html]) expect(findEnglish(part, said)).toEqual([]);
    expect(html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
  }
});

test('an address that waits for a verification is asked in the language of the request', async () => {
  for (const language of ['ru', 'kk'] as const) {
    const [visitor] = await recordRequest({ language });
    await env.DB.prepare("update outbox set kind = 'verification' where id = ?").bind(visitor).run();
    const [email] = (await deliver(NOW)).visitor;
    for (const part of [email?.subject, email?.text, email?.html])
      expect(findEnglish(part ?? 'is missing')).toEqual([]);
    expect(email?.html).toMatch(new RegExp(`<html [^>]*lang="${language}"`));
    await clearDatabase();
  }
});

test('plan, confirmation and files say what a release of the catalogue calls things in the language', async () => {
  const translated = {
    locations: [
      { id: 13, slug: 'charyn-canyon', name: 'Чарынский каньон', category: 'Nature' },
      { id: 31, slug: 'big-almaty-peak', name: 'Большой Алматинский пик', category: 'Mountain Routes' },
    ],
    activities: [{ id: 3, name: 'Кемпинг' }],
    texts: { museum: 'музей', home: 'гостиница' },
  };
  await publishCatalogue('v-ru', { 'ru/catalogue.json': JSON.stringify(translated) });
  await recordRequest({ language: 'ru' }, 'reviewed');
  const [confirmation] = (await deliver(NOW)).visitor;
  expect(confirmation?.text).toContain('- Чарынский каньон (Природа)\n');
  const saved = await readDocument(await callPlan());
  await callPlan('/send', { method: 'POST', ifMatch: saved.etag });
  const [email] = (await deliver(new Date())).visitor;
  expect(email?.attachments[0]?.content).toContain('LOCATION:музей');
  for (const part of [email?.text, email?.html, ...(email?.attachments ?? []).map(({ content }) => content)]) {
    expect(part).toContain('Чарынский каньон');
    expect(part).toContain('гостиница');
    expect(part).not.toContain('Charyn');
  }
});
