import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { createCertificate } from '../../../api-function/test/mail-server/certificate.ts';
import { type MailServer, startMailServer } from '../../../api-function/test/mail-server/mail-server.ts';
import type { ReceivedEmail } from '../../../api-function/test/mail-server/received-email.ts';
import { configureApi, copyWorkspace } from '../../editor/working-copy.ts';
import { startTestStack } from '../../stack/test-stack.ts';

/** Where the emails to the provider go. */
export const PROVIDER = 'provider@almaty.example';
const OPERATOR_KEY = 'the operator key of the attack command';
const POLL_MS = 100;
/** A busy computer is no success of an attack. */
const DEADLINE_MS = 4 * 60 * 1000;

/** What the health of a site tells its operator. */
export type Health = {
  ok: boolean;
  emails: { waiting: number; errors: Readonly<Record<string, number>> };
  limits: { emails_this_hour: number; requests_last_hour: number; is_flood: boolean; is_full: boolean };
};

/** A local stack that is attacked, and the mail server that its emails go to. */
export type Target = {
  origin: string;
  /** Folder of its storage. */
  state: string;
  /** What the mail server has received, in order. */
  received: readonly ReceivedEmail[];
  /** Emails that an address has received. */
  listEmails: (to: string) => readonly ReceivedEmail[];
  /** Waits for an email to an address, about a request if its reference is given. */
  waitForEmail: (to: string, subject: RegExp, reference?: string) => Promise<Email>;
  /** Waits until every email is sent or waits for another hour. */
  settle: () => Promise<Health>;
  readHealth: () => Promise<Health>;
  /** Does what an operator may do: POST to a path below `/api/operations/`. */
  operate: (path: string, body?: object) => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Calls a function until it gives something. @throws Error when it gives nothing for minutes. */
export async function poll<Value>(what: string, find: () => Promise<Value | null> | Value | null): Promise<Value> {
  const deadline = Date.now() + DEADLINE_MS;
  for (;;) {
    const value = await find();
    if (value !== null) return value;
    if (Date.now() > deadline) throw new Error(`There was no ${what} within ${DEADLINE_MS / 60_000} minutes`);
    await setTimeout(POLL_MS);
  }
}

/** Emails that wait for another hour are not on their way. */
const countUnderWay = ({ emails: { waiting, errors } }: Health) =>
  waiting - (errors.hourly_budget ?? 0) - (errors.emails_stopped ?? 0);

function createTarget(origin: string, state: string, { received }: MailServer, stop: () => Promise<void>): Target {
  const authorization = `Bearer ${OPERATOR_KEY}`;
  const readHealth = async () =>
    (await (await fetch(`${origin}/api/health`, { headers: { authorization } })).json()) as Health;
  const listEmails = (to: string) => received.filter((email) => email.to.includes(to));
  return {
    ...{ origin, state, received, readHealth, listEmails, stop },
    waitForEmail: async (to, subject, reference = '') => {
      const email = await poll(`email to ${to}`, () => {
        const found = listEmails(to).findLast((one) => subject.test(one.subject) && one.messageId.includes(reference));
        return found ?? null;
      });
      return PostalMime.parse(email.data);
    },
    settle: () =>
      poll('end of the emails', async () => {
        const health = await readHealth();
        return countUnderWay(health) === 0 ? health : null;
      }),
    operate: async (path, body = {}) => {
      const headers = { authorization, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${origin}/api/operations/${path}`, init)).json();
    },
  };
}

/**
 * Starts a stack whose emails go to a mail server.
 *
 * @param name names the folder of its storage.
 * @param variables of the API.
 */
export async function startTarget(name: string, variables: Readonly<Record<string, string>>): Promise<Target> {
  const mailServer = await startMailServer({}, await createCertificate());
  const api = configureApi(copyWorkspace(`${name}-api`), {
    ...{ MAIL_DRIVER: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_SECURITY: 'none', SMTP_PORT: String(mailServer.port) },
    ...{ PROVIDER_ADDRESS: PROVIDER, OPERATOR_KEY },
    ...variables,
  });
  const stack = await startTestStack(name, { configs: ['shell/wrangler.jsonc', api] });
  return createTarget(stack.origin, stack.state, mailServer, async () => {
    await stack.stop();
    await mailServer.close();
  });
}
