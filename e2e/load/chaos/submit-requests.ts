import { setTimeout } from 'node:timers/promises';
import { postRequest, runInParallel } from '../post-request.ts';

const CONCURRENCY = 8;
const RETRY_MS = 1000;
/** After so many tries a visitor gives up. */
const MAX_TRIES = 120;

/** Sends one request until it is accepted, under the same key, as the form does. Returns its reference, or null. */
async function submitUntilAccepted(origin: string, number: number): Promise<string | null> {
  const idempotencyKey = crypto.randomUUID();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const response = await postRequest(origin, number, { idempotencyKey }).catch(() => null);
    const body = (await response?.json().catch(() => null)) as
      | { reference?: string; error?: string }
      | null
      | undefined;
    if (response?.status === 202 && body?.reference) return body.reference;
    if (response && response.status < 500 && response.status !== 429)
      throw new Error(`Request ${number} was refused with ${response.status}: ${body?.error}`);
    await setTimeout(RETRY_MS);
  }
  return null;
}

/** Sends so many requests, several at a time; returns the references of the accepted ones. */
export async function submitRequests(origin: string, count: number): Promise<readonly string[]> {
  const references: string[] = [];
  let started = 0;
  await runInParallel(
    CONCURRENCY,
    () => {
      started += 1;
      return started <= count;
    },
    async (number) => {
      const reference = await submitUntilAccepted(origin, number);
      if (reference) references.push(reference);
    },
  );
  return references;
}
