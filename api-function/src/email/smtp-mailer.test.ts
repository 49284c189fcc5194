import { env } from 'cloudflare:workers';
import PostalMime from 'postal-mime';
import { describe, expect, test, vi } from 'vitest';
import type { JsonBehaviour } from '../../test/mail-server/behaviour.ts';
import { getConfig } from '../config/config.ts';
import { startMailServer } from '../testing/mail-server.ts';
import type { Email } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const email: Email = {
  to: 'visitor@example.com',
  subject: 'Größe',
  text: 'Plain\n.\nwords',
  html: '<p>Rich</p>',
  messageId: '<ALM-1.visitor.0@almaty.example>',
  attachments: [],
};
const pass = async () => {};

/** Starts a mail server; returns how to send through it, within a second for each part, and what it received. */
async function prepare(behaviour: JsonBehaviour = {}, change: object = {}) {
  const { variables, listReceived } = await startMailServer(behaviour);
  const send = createSmtpMailer(getConfig({ ...env, ...variables, SMTP_MAX_SECONDS: '1', ...change }));
  return { send, listReceived };
}

test('an email arrives as text and as HTML, with its Message-ID', async () => {
  const { send, listReceived } = await prepare();
  await send(email, pass);
  const [received] = await listReceived();
  expect(received).toMatchObject({ from: env.MAIL_FROM, to: [email.to], messageId: email.messageId, subject: 'Größe' });
  expect(received?.data).toContain('multipart/alternative');
  expect(received?.data).toMatch(/Plain\r\n\.\r\nwords/);
});

test('a picture arrives as a part of the HTML, beside the text and other attachments', async () => {
  const { send, listReceived } = await prepare();
  const content = Uint8Array.of(0x89, 0x50, 0, 255);
  const picture = { contentId: 'map@almaty.example', filename: 'map.png', type: 'image/png' as const, content };
  const attachments = [{ filename: 'a.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
  await send({ ...email, picture, attachments }, pass);
  const [received] = await listReceived();
  const parsed = await PostalMime.parse(received?.data ?? '');
  expect([parsed.text?.trim(), parsed.html?.trim()]).toEqual(['Plain\n.\nwords', '<p>Rich</p>']);
  expect(received?.data).toContain('multipart/related');
  expect(parsed.attachments).toMatchObject([
    { contentId: '<map@almaty.example>', disposition: 'inline', related: true, mimeType: 'image/png' },
    { filename: 'a.ics', disposition: 'attachment' },
  ]);
  expect(new Uint8Array(parsed.attachments[0]?.content as ArrayBuffer)).toEqual(content);
});

test.each(['tls', 'starttls'] as const)('with %s the login and the email are encrypted', async (security) => {
  const { send, listReceived } = await prepare({ security, login: { user: 'guide', password: 'right' } });
  await send(email, pass);
  expect(await listReceived()).toMatchObject([{ secure: true }]);
});

test('STARTTLS is used also when somebody hides the server’s offer', async () => {
  const { send, listReceived } = await prepare({ security: 'starttls', isStartTlsListed: false });
  await send(email, pass);
  expect(await listReceived()).toMatchObject([{ secure: true }]);
});

describe('a mailer that shall encrypt sends neither password nor address in clear', () => {
  const login = { user: 'guide', password: 'right' };
  test.each<[string, JsonBehaviour, object]>([
    ['the server has no STARTTLS', { security: 'none', login }, { SMTP_SECURITY: 'starttls' }],
    ['STARTTLS is refused', { security: 'starttls', login, faults: { starttls: { reply: '454 4.7.0 Not now' } } }, {}],
    ['the server speaks no TLS at all', { security: 'none', login }, { SMTP_SECURITY: 'tls' }],
    [
      'the certificate of STARTTLS is for another host',
      { security: 'starttls', certificateOf: 'another host', login },
      {},
    ],
    ['the certificate of TLS is for another host', { security: 'tls', certificateOf: 'another host', login }, {}],
  ])('when %s', async (_, behaviour, change) => {
    const { send, listReceived } = await prepare(behaviour, change);
    await expect(send(email, pass)).rejects.toMatchObject({
      outcome: 'not_accepted',
      code: expect.stringMatching(/^smtp_tls_/),
    });
    expect(await listReceived()).toEqual([]);
  });
});

test('asks for permission when the server is ready for the content, and sends nothing without it', async () => {
  const { send, listReceived } = await prepare();
  const refusal = new Error('The lease is lost');
  await expect(send(email, () => Promise.reject(refusal))).rejects.toBe(refusal);
  expect(await listReceived()).toEqual([]);
  const refused = await prepare({ faults: { data: { reply: '451 4.3.0 Busy' } } });
  const beforeContent = vi.fn(pass);
  await expect(refused.send(email, beforeContent)).rejects.toMatchObject({ code: 'smtp_data_451_4.3.0' });
  expect(beforeContent).not.toHaveBeenCalled();
});

test('a wrong password is ours', async () => {
  const { send } = await prepare({ login: { user: 'guide', password: 'right' } }, { SMTP_PASSWORD: 'wrong' });
  await expect(send(email, pass)).rejects.toMatchObject({ code: 'smtp_auth_535_5.7.8', outcome: 'not_accepted' });
});

test.each(['mail', 'ehlo'] as const)('a refusal of %s is ours, even with the code of a mailbox', async (step) => {
  const { send } = await prepare({ faults: { [step]: { reply: '550 5.1.1 Not you' } } });
  await expect(send(email, pass)).rejects.toMatchObject({ outcome: 'not_accepted' });
});

test('a server that cannot be reached has accepted nothing', async () => {
  const { send } = await prepare({}, { SMTP_PORT: '1' });
  await expect(send(email, pass)).rejects.toMatchObject({ code: 'smtp_connection_failed', outcome: 'not_accepted' });
});
