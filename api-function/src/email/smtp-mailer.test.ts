import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { getConfig } from '../config/config.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const createConfig = (port: number) =>
  getConfig({
    ...env,
    MAIL_DRIVER: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_SECURITY: 'none',
  });
const email = {
  to: 'visitor@example.com',
  subject: 'Größe',
  text: 'Plain\n.\nwords',
  html: '<p>Rich</p>',
  messageId: '<1@a.test>',
};
const pass = async () => {};
const fetchReceived = async () => {
  const response = await fetch(env.TEST_SMTP.received);
  return response.json<{ from: string; to: string[]; data: string }[]>();
};

test('an email reaches an SMTP server as text and as HTML', async () => {
  await createSmtpMailer(createConfig(env.TEST_SMTP.port))(email, pass);
  const received = (await fetchReceived()).at(-1);
  expect(received?.from).toBe(env.MAIL_FROM);
  expect(received?.to).toEqual(['visitor@example.com']);
  expect(received?.data).toMatch(/^Subject: =\?UTF-8\?/im);
  expect(received?.data).toContain('multipart/alternative');
});

test('an address that the server refuses is a permanent error', async () => {
  const sending = createSmtpMailer(createConfig(env.TEST_SMTP.port))({ ...email, to: 'nobody@example.com' }, pass);
  await expect(sending).rejects.toMatchObject({ code: 'recipient_refused', permanent: true });
});

test('a busy server is a temporary error', async () => {
  const sending = createSmtpMailer(createConfig(env.TEST_SMTP.port))({ ...email, to: 'busy@example.com' }, pass);
  await expect(sending).rejects.toMatchObject({ code: 'smtp_451', permanent: false });
});

test.each([
  ['does not relay for us', {}, 'relay@example.com'],
  ['refuses our sender', { MAIL_FROM: 'stranger@example.com' }, 'visitor@example.com'],
])('a server that %s is a temporary error, and does not count against the address', async (_, change, to) => {
  const sending = createSmtpMailer({ ...createConfig(env.TEST_SMTP.port), ...change })({ ...email, to }, pass);
  await expect(sending).rejects.toMatchObject({ code: 'smtp_550', permanent: false });
});

test('a server that cannot be reached is a temporary error', async () => {
  await expect(createSmtpMailer(createConfig(1))(email, pass)).rejects.toMatchObject({
    code: 'smtp_unreachable',
    permanent: false,
  });
});
