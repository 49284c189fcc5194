import { expect, test, vi } from 'vitest';
import { createCloudflareMailer } from './cloudflare-mailer.ts';

const email = {
  to: 'visitor@example.com',
  subject: 'S',
  text: 'T',
  html: 'H',
  messageId: '<id@guide.test>',
  attachments: [],
};
const pass = async () => {};
const createFailing = (error: unknown) => createCloudflareMailer({ send: () => Promise.reject(error) }, 'a@guide.test');

test('sends the id of the email in a header of its own, after it may hand over the content', async () => {
  const send = vi.fn(async (_message: unknown) => ({ messageId: 'theirs' }));
  const beforeContent = vi.fn(async () => expect(send).not.toHaveBeenCalled());
  await createCloudflareMailer({ send }, 'a@guide.test')(email, beforeContent);
  expect(beforeContent).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ to: email.to, headers: { 'X-Email-ID': '<id@guide.test>' } });
});

test('sends a picture inline, under the content id that the HTML names', async () => {
  const send = vi.fn(async (_message: unknown) => ({ messageId: 'theirs' }));
  const picture = { contentId: 'map@x', filename: 'm.png', type: 'image/png' as const, content: Uint8Array.of(1) };
  const attachments = [{ filename: 'a.ics', type: 'text/calendar', content: 'A' }];
  await createCloudflareMailer({ send }, 'a@guide.test')({ ...email, picture, attachments }, pass);
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    attachments: [
      { ...picture, disposition: 'inline' },
      { filename: 'a.ics', disposition: 'attachment' },
    ],
  });
});

test('only an address on Cloudflare’s suppression list counts as refused by its mailbox', async () => {
  const refused = createFailing({ code: 'E_RECIPIENT_SUPPRESSED' })(email, pass);
  await expect(refused).rejects.toMatchObject({ code: 'e_recipient_suppressed', outcome: 'mailbox_refused' });
});

test.each([
  'E_RECIPIENT_NOT_ALLOWED',
  'E_SENDER_NOT_VERIFIED',
  'E_VALIDATION_ERROR',
  'E_CONTENT_TOO_LARGE',
  'E_RATE_LIMIT_EXCEEDED',
  'E_DAILY_LIMIT_EXCEEDED',
  'E_DELIVERY_FAILED',
  'E_INTERNAL_SERVER_ERROR',
  'E_SOMETHING_NEW',
])('%s is ours or may pass', async (code) => {
  await expect(createFailing({ code })(email, pass)).rejects.toMatchObject({
    code: code.toLowerCase(),
    outcome: 'not_accepted',
  });
});

test.each([new Error('Network connection lost.'), { code: 42 }, null])(
  'an error without a code of the service (%s) leaves open whether it has accepted the email',
  async (error) => {
    await expect(createFailing(error)(email, pass)).rejects.toMatchObject({
      code: 'outcome_unknown',
      outcome: 'unknown',
    });
  },
);
