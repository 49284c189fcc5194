import { createTransport } from 'nodemailer';
import type { ServerOptions } from './behaviour.ts';
import type { Certificate } from './certificate.ts';

/** Longer than a reply takes, in milliseconds; a server that says nothing longer than this hangs. */
const TIMEOUT_MS = 1000;

/** How an attempt to send ended: `accepted`, or the code of the error and the code of the server's reply. */
export type SendResult = 'accepted' | { code: string; responseCode: number | undefined };

/** Sends an email as an SMTP client does, and trusts the certificate. */
export async function sendEmail(
  port: number,
  { certificate }: Pick<Certificate, 'certificate'>,
  { security = 'none', login, to = 'visitor@example.com' }: ServerOptions & { to?: string } = {},
): Promise<SendResult> {
  const transport = createTransport({
    host: 'localhost',
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { ca: certificate },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    ...(login && { auth: { user: login.user, pass: login.password } }),
  });
  try {
    await transport.sendMail({
      messageId: '<1@almaty.example>',
      from: 'guide@almaty.example',
      to,
      subject: 'Größe',
      text: 'First line\n.\n..\nSchluß',
    });
    return 'accepted';
  } catch (error) {
    const { code, responseCode } = error as { code: string; responseCode?: number };
    return { code, responseCode };
  } finally {
    transport.close();
  }
}
