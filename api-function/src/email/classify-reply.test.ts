import { expect, test } from 'vitest';
import { classifyReply } from './classify-reply.ts';

test.each([
  '550 5.1.1 No such mailbox',
  '550-5.1.1 The email account that you tried to reach does not exist.',
  '551 5.1.6 The recipient has moved',
  '556 5.1.10 The domain takes no emails',
  '550 5.2.1 The mailbox is disabled',
])('“%s” is about this mailbox', (reply) => {
  expect(classifyReply(reply).outcome).toBe('mailbox_refused');
});

test.each([
  '550 relay not permitted',
  '550 No such mailbox',
  '550 5.7.1 Relaying denied',
  '550 5.7.26 Unauthenticated sender',
  '552 5.3.4 Message too large',
  '553 5.1.8 Bad sender',
  '554 5.7.0 Policy',
  '530 5.7.0 Must issue a STARTTLS command first',
  '421 4.7.0 Too many connections',
  '550 5.1.11 A code that nobody has assigned',
  '550 5.1.1x not a code',
  'not a reply',
])('“%s” is ours or may pass', (reply) => {
  expect(classifyReply(reply).outcome).toBe('not_accepted');
});

test.each(['552 5.2.2 Mailbox full', '450 4.1.1 Try again later', '452 4.2.2 Over quota', '450 4.2.1 Busy'])(
  '“%s” is about this mailbox, and may pass',
  (reply) => {
    expect(classifyReply(reply).outcome).toBe('mailbox_busy');
  },
);

test.each(['550 5.1.2 No such domain', '501 5.1.3 Bad address'])('“%s” is about the address', (reply) => {
  expect(classifyReply(reply).outcome).toBe('address_refused');
});

test('the code for logs holds the codes of the reply, and none of its text', () => {
  expect(classifyReply('550 5.1.1 <visitor@example.com> unknown').code).toBe('550_5.1.1');
  expect(classifyReply('451 visitor@example.com is busy').code).toBe('451');
});
