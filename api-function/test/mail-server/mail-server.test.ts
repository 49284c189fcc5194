import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { type Behaviour, type Faults, STEPS, type Step } from './behaviour.ts';
import { createCertificate } from './certificate.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { countByMessageId } from './received-email.ts';
import { sendEmail } from './send-email.ts';

const certificate = await createCertificate();
const servers: MailServer[] = [];

async function start(behaviour: Behaviour): Promise<MailServer> {
  const server = await startMailServer(behaviour, certificate);
  servers.push(server);
  return server;
}

afterAll(async () => {
  for (const server of servers) await server.close();
});

// At the same time, because those of servers that hang only wait.
describe.concurrent.each(['none', 'starttls', 'tls'] as const)('with the security %s', (security) => {
  const stepsOf = (faulty: readonly Step[]) => faulty.filter((step) => step !== 'starttls' || security === 'starttls');

  test('an email is received as it was sent', async () => {
    const server = await start({ security });
    expect(await sendEmail(server.port, certificate, { security })).toBe('accepted');
    expect(server.received).toEqual([
      {
        messageId: '<1@almaty.example>',
        from: 'guide@almaty.example',
        to: ['visitor@example.com'],
        subject: 'Größe',
        data: expect.stringMatching(/\r\n\r\nFirst line\r\n\.\r\n\.\.\r\nSchlu=C3=9F\r\n$/),
        secure: security !== 'none',
      },
    ]);
  });

  test.each(stepsOf(STEPS))('a server that hangs at %s lets the client wait and receives nothing', async (step) => {
    const server = await start({ security, faults: { [step]: 'hang' } });
    expect(await sendEmail(server.port, certificate, { security })).toMatchObject({ code: 'ETIMEDOUT' });
    expect(server.received).toEqual([]);
  });

  test.each(stepsOf(STEPS))('a server that drops the connection at %s receives nothing', async (step) => {
    const server = await start({ security, faults: { [step]: 'drop' } });
    const result = await sendEmail(server.port, certificate, { security });
    expect(result).toMatchObject({ code: expect.stringMatching(/^(ECONNECTION|ESOCKET|ETLS)$/) });
    expect(server.received).toEqual([]);
  });

  test.each(stepsOf(STEPS))('a server that refuses at %s gives its reply and receives nothing', async (step) => {
    const server = await start({ security, faults: { [step]: { reply: '450 4.3.2 Not now' } } });
    const result = await sendEmail(server.port, certificate, { security });
    expect(result).not.toBe('accepted');
    // A line of plain text is no TLS handshake.
    if (step !== 'connect' || security !== 'tls') expect(result).toMatchObject({ responseCode: 450 });
    expect(server.received).toEqual([]);
  });

  test.each(stepsOf(STEPS))('a server that delays its reply at %s receives the email', async (step) => {
    const server = await start({ security, faults: { [step]: { delay: 100 } } });
    const startedAt = performance.now();
    expect(await sendEmail(server.port, certificate, { security })).toBe('accepted');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(99);
    expect(server.received).toHaveLength(1);
  });

  test.each([
    ['drops the connection', 'drop-after', 'ECONNECTION'],
    ['hangs', 'hang-after', 'ETIMEDOUT'],
  ] as const)(
    'a server that %s after the content has received it, and the client is not told',
    async (_, fault, code) => {
      const server = await start({ security, faults: { content: fault } });
      expect(await sendEmail(server.port, certificate, { security })).toMatchObject({ code });
      expect(server.received).toHaveLength(1);
    },
  );

  test('a login lets only its user send', async () => {
    const login = { user: 'guide', password: 'right' };
    const server = await start({ security, login });
    const wrong = { ...login, password: 'wrong' };
    expect(await sendEmail(server.port, certificate, { security, login: wrong })).toMatchObject({ responseCode: 535 });
    expect(await sendEmail(server.port, certificate, { security })).toMatchObject({ responseCode: 530 });
    expect(server.received).toEqual([]);
    expect(await sendEmail(server.port, certificate, { security, login })).toBe('accepted');
  });
});

test('STARTTLS works on a server that does not list it', async () => {
  const server = await start({ security: 'starttls', isStartTlsListed: false });
  expect(await sendEmail(server.port, certificate, { security: 'starttls' })).toBe('accepted');
  expect(server.received).toMatchObject([{ secure: true }]);
});

test('a server without TLS refuses STARTTLS', async () => {
  const server = await start({ security: 'none' });
  expect(await sendEmail(server.port, certificate, { security: 'starttls' })).toMatchObject({ code: 'ETLS' });
});

test('a client that does not trust the certificate does not send', async () => {
  const server = await start({ security: 'tls' });
  const other = await createCertificate();
  expect(await sendEmail(server.port, other, { security: 'tls' })).not.toBe('accepted');
  expect(server.received).toEqual([]);
});

test('faults can differ by connection', async () => {
  const faults = (connectionNumber: number): Faults => (connectionNumber === 1 ? { content: 'drop-after' } : {});
  const server = await start({ faults });
  expect(await sendEmail(server.port, certificate)).not.toBe('accepted');
  expect(await sendEmail(server.port, certificate)).toBe('accepted');
  expect(countByMessageId(server.received)).toEqual(new Map([['<1@almaty.example>', 2]]));
});

test('faults can differ by recipient', async () => {
  const server = await start({
    faults: {
      recipients: {
        'nobody@example.com': { rcpt: { reply: '550 5.1.1 No such mailbox' } },
        'full@example.com': { content: { reply: '552 5.2.2 Mailbox full' } },
      },
    },
  });
  const send = (to: string) => sendEmail(server.port, certificate, { to });
  expect(await send('nobody@example.com')).toMatchObject({ responseCode: 550 });
  expect(await send('full@example.com')).toMatchObject({ responseCode: 552 });
  expect(await send('visitor@example.com')).toBe('accepted');
  expect(server.received).toMatchObject([{ to: ['visitor@example.com'] }]);
});

test('a session goes on after an email whose content was refused', async () => {
  const server = await start({ faults: { recipients: { 'full@example.com': { content: { reply: '552 Full' } } } } });
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const createCommands = (to: string) => ['MAIL FROM:<a@b.example>', `RCPT TO:<${to}>`, 'DATA', 'Subject: Hi', '', '.'];
  const commands = ['EHLO b.example', ...createCommands('full@example.com'), ...createCommands('c@d.example'), 'QUIT'];
  socket.write(`${commands.join('\r\n')}\r\n`);
  const codes = (await text(socket)).match(/^\d{3}(?= )/gm);
  expect(codes?.join(' ')).toBe('220 250 250 250 354 552 250 250 354 250 221');
  expect(server.received).toMatchObject([{ to: ['c@d.example'], subject: 'Hi' }]);
});

test('a client that ends its connection after the content does not stop the server', async () => {
  const server = await start({});
  const socket = connect(server.port, '127.0.0.1');
  const replies = createInterface(socket)[Symbol.asyncIterator]();
  await replies.next();
  for (const command of ['HELO client', 'MAIL FROM:<a@example.com>', 'RCPT TO:<b@example.com>', 'DATA']) {
    socket.write(`${command}\r\n`);
    await replies.next();
  }
  socket.write('Subject: Whole\r\n\r\nWhole\r\n.\r\n', () => socket.resetAndDestroy());
  expect(await sendEmail(server.port, certificate)).toBe('accepted');
  expect(server.received.at(-1)).toMatchObject({ to: ['visitor@example.com'] });
});
