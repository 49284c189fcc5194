import PostalMime, { type Email } from 'postal-mime';
import { createCertificate } from '../../api-function/test/mail-server/certificate.ts';
import { type MailServer, startMailServer } from '../../api-function/test/mail-server/mail-server.ts';
import { configureApi, copyWorkspace } from '../editor/working-copy.ts';
import { expect, test } from './test.ts';
import { type TestStack, withStack } from './test-stack.ts';

/** The emails of a stack. */
export type Mailbox = {
  /**
   * Waits for an email about a request, which some email service would have delivered by then.
   *
   * @param to its recipient.
   * @param subject what its subject matches.
   */
  waitFor: (reference: string, to: string, subject: RegExp) => Promise<Email>;
};

const WAIT = { timeout: 60_000 };

const createMailbox = ({ received }: MailServer): Mailbox => ({
  waitFor: async (reference, to, subject) => {
    const find = () =>
      received.findLast(
        (email) => email.messageId.includes(reference) && email.to.includes(to) && subject.test(email.subject),
      );
    await expect.poll(() => find()?.subject, WAIT).toMatch(subject);
    return PostalMime.parse(find()?.data ?? '');
  },
});

/** Reads the text of an attachment. @param extension how its file name ends. */
export function readAttachment({ attachments }: Email, extension: string): string {
  const attachment = attachments.find(({ filename }) => filename?.endsWith(extension));
  if (!attachment) throw new Error(`No attachment ends in ${extension}`);
  return typeof attachment.content === 'string' ? attachment.content : new TextDecoder().decode(attachment.content);
}

/** How a stack is started whose API hands its emails to a mail server. @param name names the folder of its configuration. */
function configureMail(name: string, { port }: MailServer, variables: Readonly<Record<string, string>> = {}) {
  const api = configureApi(copyWorkspace(name), {
    ...{ MAIL_DRIVER: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_SECURITY: 'none' },
    SMTP_PORT: String(port),
    ...variables,
  });
  return { configs: ['shell/wrangler.jsonc', api] };
}

/** Starts a stack whose emails go to a mail server, calls `use` with both, and stops them. @param name names their folders. */
export async function withMailStack(
  name: string,
  use: (stack: TestStack, mailbox: Mailbox) => Promise<void>,
): Promise<void> {
  const server = await startMailServer({}, await createCertificate());
  try {
    await withStack(name, (stack) => use(stack, createMailbox(server)), configureMail(`mail-${name}`, server));
  } finally {
    await server.close();
  }
}

/**
 * The test on a stack of its worker's own whose emails go to a mail server: the local email binding keeps no attachments.
 *
 * @param name names the folder of the stack.
 * @param variables further variables of the API.
 */
export const createMailTest = (name: string, variables: Readonly<Record<string, string>> = {}) =>
  test.extend<object, { mailServer: MailServer; mailbox: Mailbox }>({
    mailServer: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
      async ({}, use) => {
        const server = await startMailServer({}, await createCertificate());
        await use(server);
        await server.close();
      },
      { scope: 'worker' },
    ],
    mailbox: [({ mailServer }, use) => use(createMailbox(mailServer)), { scope: 'worker' }],
    stack: [
      async ({ mailServer }, use, { workerIndex }) =>
        withStack(`worker-${workerIndex}`, use, configureMail(`${name}-${workerIndex}`, mailServer, variables)),
      { scope: 'worker', timeout: 300_000 },
    ],
  });

/** That test for all files whose API needs no other variables, so that they share the stacks of their workers. */
export const mailTest = createMailTest('mail');
