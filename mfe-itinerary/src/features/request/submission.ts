import { todayInAlmaty } from '@almaty/dates';
import { type ItineraryRequest, itineraryRequestSchema } from '@almaty/store/schema';
import { create } from 'zustand';
import { keep, kept } from './session.ts';

const NAME = 'almaty-request-sent';

/** A request that was stored; `taken` is when, in milliseconds since 1970. */
export type SentRequest = { reference: string; request: ItineraryRequest; taken: number };

type Submission = {
  /** Whether a request is on its way. */
  sending: boolean;
  /** Whether its answer is long in coming. */
  slow: boolean;
  /** Whether the last one did not arrive. */
  failed: boolean;
  /** The last request of this browser session that was stored. */
  last: SentRequest | null;
};

function lastKept(): SentRequest | null {
  const value = kept(NAME);
  if (!(value instanceof Object)) return null;
  const [reference, taken] = [Reflect.get(value, 'reference'), Reflect.get(value, 'taken')];
  if (typeof reference !== 'string' || typeof taken !== 'number' || Number.isNaN(new Date(taken).getTime()))
    return null;
  // It was sent on that day: a trip that has begun since is no fault of it.
  const request = itineraryRequestSchema(todayInAlmaty(new Date(taken))).safeParse(Reflect.get(value, 'request'));
  return request.success ? { reference, request: request.data, taken } : null;
}

/**
 * What became of sending. It stands apart from the page: a request goes on, and its reference stays, when the visitor
 * leaves the page before the answer comes.
 */
export const useSubmission = create<Submission>()(() => ({ sending: false, slow: false, failed: false, last: null }));
// After the initial state, which is what the server rendered and what hydration begins with.
useSubmission.setState({ last: lastKept() });

/** A request was stored. */
export function arrived(sent: SentRequest): void {
  keep(NAME, sent);
  useSubmission.setState({ last: sent });
}
