import { expect, test } from 'vitest';
import { startMailServerControl } from './control.ts';
import { requestMailServer } from './control-client.ts';
import { sendEmail } from './send-email.ts';

const control = await startMailServerControl();

test('the control starts servers, lists what each received, and closes them', async () => {
  const plain = await requestMailServer(control.origin, {});
  const secure = await requestMailServer(control.origin, { security: 'tls' });
  expect(await sendEmail(plain.port, control)).toBe('accepted');
  expect(await sendEmail(secure.port, control, { security: 'tls', to: 'other@example.com' })).toBe('accepted');
  expect(await plain.listReceived()).toMatchObject([{ to: ['visitor@example.com'], secure: false }]);
  expect(await secure.listReceived()).toMatchObject([{ to: ['other@example.com'], secure: true }]);
  await secure.close();
  expect(await sendEmail(secure.port, control, { security: 'tls' })).toMatchObject({ code: 'ESOCKET' });
  expect(await sendEmail(plain.port, control)).toBe('accepted');
  await plain.close();
});

test('a list has the faults of the first connections', async () => {
  const server = await requestMailServer(control.origin, { faults: [{}, { mail: { reply: '451 4.3.0 Busy' } }] });
  expect(await sendEmail(server.port, control)).toBe('accepted');
  expect(await sendEmail(server.port, control)).toMatchObject({ responseCode: 451 });
  expect(await sendEmail(server.port, control)).toBe('accepted');
  expect(await server.listReceived()).toHaveLength(2);
});

test('a server that was never started is not found', async () => {
  expect((await fetch(`${control.origin}/servers/1/received`)).status).toBe(404);
});
