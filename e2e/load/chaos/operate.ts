import { countByMessageId, type ReceivedEmail } from '../../../api-function/test/mail-server/received-email.ts';
import { callSite } from '../../../scripts/operate/call-site.ts';
import { OPERATOR_KEY } from './configure-chaos.ts';

type DeadEmail = { reference: string; kind: string; message_id: string };

/**
 * Does what docs/operations.md asks of an operator: a dead email whose Message-ID is in the log of the mail server is
 * settled, every other one is requeued.
 *
 * @param log what the mail server has received.
 */
export async function operate(
  origin: string,
  log: readonly ReceivedEmail[],
): Promise<{ arrived: number; requeued: number }> {
  const run = async (path: string, body?: object) => {
    const call = { path: `operations/emails${path}`, ...(body && { body }) };
    return (await callSite({ command: 'emails', site: origin, call }, OPERATOR_KEY)).value;
  };
  const received = countByMessageId(log);
  let arrived = 0;
  let requeued = 0;
  // The list has a limit, so it is asked for until it is empty.
  for (;;) {
    const dead = (await run('?state=dead')) as DeadEmail[];
    if (dead.length === 0) return { arrived, requeued };
    for (const { reference, kind, message_id } of dead) {
      if (received.has(message_id)) {
        await run('/arrived', { reference, kind });
        arrived += 1;
      } else {
        await run('/requeue', { reference, kind, include_unknown: true });
        requeued += 1;
      }
    }
  }
}
