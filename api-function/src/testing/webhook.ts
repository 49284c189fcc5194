import { env } from 'cloudflare:workers';

/** What a webhook got of an alarm. */
export type ReceivedAlarm = { name: string; state: string; detail: string; since: string; runbook: string };

/** Opens an address for webhooks that nobody has used before. @param path where it is; what is below /broken is refused. */
export function openWebhook(path = '') {
  const url = `${env.TEST_WEBHOOK}${path}/${crypto.randomUUID()}`;
  const list = async () => (await fetch(url)).json<{ text: string; site: string; alarms: ReceivedAlarm[] }[]>();
  return { url, list };
}
