import { getConfig } from '../config/config.ts';
import { createMailer } from '../email/create-mailer.ts';
import { renderText } from '../email/email-content.ts';
import { renderHtml } from '../email/render-html.ts';
import type { Env } from '../env.ts';
import { getErrorName, logError } from '../log.ts';
import { composeContent, composePayload, composeSubject, GUIDE_FILE } from './compose-notices.ts';
import type { Notice } from './decide-notices.ts';

/** A webhook that hangs must not hold up the email. */
const WEBHOOK_LIMIT_MS = 10_000;

const getPlaces = ({ OPERATIONS_GUIDE, SITE_ORIGIN = '' }: Env) => ({
  guide: OPERATIONS_GUIDE || GUIDE_FILE,
  site: SITE_ORIGIN,
});

/** The webhook refused a notice; its address is a secret. */
class WebhookError extends Error {
  override name = 'WebhookError';
}

async function callWebhook(url: string, env: Env, notices: readonly Notice[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(composePayload(notices, getPlaces(env))),
    signal: AbortSignal.timeout(WEBHOOK_LIMIT_MS),
  });
  if (!response.ok) throw new WebhookError(`Status ${response.status}`);
}

async function sendEmail(to: string, env: Env, notices: readonly Notice[]): Promise<void> {
  const config = getConfig(env);
  const content = composeContent(notices, getPlaces(env));
  const email = {
    ...{ to, subject: composeSubject(notices), text: renderText(content), html: renderHtml(content) },
    messageId: `<alarm.${crypto.randomUUID()}@${config.MAIL_FROM.split('@').at(-1)}>`,
    attachments: [],
  };
  // Not through the outbox, because an alarm may be about the outbox.
  await createMailer(config, env)(email, async () => {});
}

/**
 * Logs notices, and sends them by webhook and email where those are configured.
 *
 * @returns whether somebody was told: false when each way that is configured has failed.
 */
export async function sendNotices(env: Env, notices: readonly Notice[]): Promise<boolean> {
  for (const { rule, state, detail, since } of notices) logError(`alarm_${state}`, { alarm: rule.name, since, detail });
  const { ALARM_WEBHOOK, ALARM_EMAIL } = env;
  const ways = [
    ...(ALARM_WEBHOOK ? [{ way: 'webhook', sending: callWebhook(ALARM_WEBHOOK, env, notices) }] : []),
    ...(ALARM_EMAIL ? [{ way: 'email', sending: sendEmail(ALARM_EMAIL, env, notices) }] : []),
  ];
  const results = await Promise.allSettled(ways.map(({ sending }) => sending));
  for (const [index, result] of results.entries())
    if (result.status === 'rejected')
      logError('alarm_not_sent', { way: ways[index]?.way, error: getErrorName(result.reason) });
  return results.length === 0 || results.some(({ status }) => status === 'fulfilled');
}
