import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { configOf } from '../src/config/config.ts';
import { smtpMailer } from '../src/mail/smtp-mailer.ts';

const settings = (port: number) =>
  configOf({
    ...env,
    MAIL_DRIVER: 'smtp',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(port),
    SMTP_SECURITY: 'none',
  });
const mail = { to: 'visitor@example.com', subject: 'Größe', text: 'Plain\n.\nwords', html: '<p>Rich</p>' };
const received = async () => {
  const response = await fetch(env.TEST_SMTP.report);
  return response.json<{ from: string; to: string[]; data: string }[]>();
};

test('a letter reaches a real SMTP server, as text and as HTML', async () => {
  await smtpMailer(settings(env.TEST_SMTP.port))(mail);
  const [letter] = (await received()).slice(-1);
  expect(letter?.from).toBe(env.MAIL_FROM);
  expect(letter?.to).toEqual(['visitor@example.com']);
  expect(letter?.data).toMatch(/^Subject: =\?UTF-8\?/im);
  expect(letter?.data).toContain('multipart/alternative');
});

test('an address the server refuses is refused for good', async () => {
  const sending = smtpMailer(settings(env.TEST_SMTP.port))({ ...mail, to: 'nobody@example.com' });
  await expect(sending).rejects.toMatchObject({ code: 'recipient_refused', permanent: true });
});

test('a server that is busy is worth another attempt', async () => {
  const sending = smtpMailer(settings(env.TEST_SMTP.port))({ ...mail, to: 'busy@example.com' });
  await expect(sending).rejects.toMatchObject({ code: 'smtp_451', permanent: false });
});

test.each([
  ['does not relay for us', {}, 'relay@example.com'],
  ['does not take our sender', { MAIL_FROM: 'stranger@example.com' }, 'visitor@example.com'],
])('a server that %s is no fault of the address', async (_, change, to) => {
  const sending = smtpMailer({ ...settings(env.TEST_SMTP.port), ...change })({ ...mail, to });
  await expect(sending).rejects.toMatchObject({ code: 'smtp_550', permanent: false });
});

test('a server that is not there is worth another attempt', async () => {
  await expect(smtpMailer(settings(1))(mail)).rejects.toMatchObject({ code: 'smtp_unreachable', permanent: false });
});
