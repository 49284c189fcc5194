import type { ItineraryRequest } from '@almaty/store/schema';
import { forget, keep, kept } from './session.ts';

const NAME = 'almaty-request-attempt';
type Attempt = { content: string; key: string };

const isAttempt = (value: unknown): value is Attempt =>
  value instanceof Object &&
  typeof Reflect.get(value, 'content') === 'string' &&
  typeof Reflect.get(value, 'key') === 'string';

/**
 * The idempotency key of an attempt: the same one for the same content, also after a reload, so that sending again
 * after a lost answer can't make a second request; a new one as soon as anything is different.
 */
export function attemptKey(request: ItineraryRequest): string {
  const content = JSON.stringify(request);
  const last = kept(NAME);
  if (isAttempt(last) && last.content === content) return last.key;
  const key = crypto.randomUUID();
  keep(NAME, { content, key });
  return key;
}

/** The request was accepted: asking for the same once more is another request. */
export const endAttempt = (): void => forget(NAME);
