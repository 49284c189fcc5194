import { env } from 'cloudflare:workers';
import type { JsonBehaviour } from '../../test/mail-server/behaviour.ts';
import { type ControlledMailServer, requestMailServer } from '../../test/mail-server/control-client.ts';

/** Starts a mail server, and gives the variables with which the Worker sends through it. */
export async function startMailServer(
  behaviour: JsonBehaviour = {},
): Promise<ControlledMailServer & { variables: Record<string, string> }> {
  const server = await requestMailServer(env.TEST_MAIL_SERVERS, behaviour);
  const { security = 'none', login } = behaviour;
  return {
    ...server,
    variables: {
      MAIL_DRIVER: 'smtp',
      SMTP_HOST: security === 'none' ? '127.0.0.1' : 'localhost',
      SMTP_PORT: String(server.port),
      SMTP_SECURITY: security,
      ...(login && { SMTP_USER: login.user, SMTP_PASSWORD: login.password }),
    },
  };
}
