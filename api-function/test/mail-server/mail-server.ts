import type { Behaviour } from './behaviour.ts';
import type { Certificate } from './certificate.ts';
import { startFaultProxy } from './fault-proxy.ts';
import type { ReceivedEmail } from './received-email.ts';
import { startReceivingServer } from './receiving-server.ts';

/** A mail server, and the emails that it has received, in order. */
export type MailServer = { port: number; received: readonly ReceivedEmail[]; close: () => Promise<void> };

/** Starts a mail server that misbehaves as it is told. It does not keep the process alive. */
export async function startMailServer(
  { faults = {}, ...options }: Behaviour,
  certificate: Certificate,
): Promise<MailServer> {
  const receiving = await startReceivingServer(options, certificate);
  const upstream = { ...certificate, port: receiving.port, isTls: options.security === 'tls' };
  const proxy = await startFaultProxy(upstream, typeof faults === 'function' ? faults : () => faults);
  return {
    port: proxy.port,
    received: receiving.received,
    async close() {
      await proxy.close();
      await receiving.close();
    },
  };
}
