import { todayInAlmaty } from '@almaty/dates';
import { loadJson, safeSessionStorage, saveJson } from '@almaty/store/safe-storage';
import { type ItineraryRequest, itineraryRequestSchema } from '@almaty/store/schema';
import { create } from 'zustand';

const STORAGE_KEY = 'almaty-submitted-request';

/** A request that the API has stored; `submittedAt` is in milliseconds since 1970. */
export type SubmittedRequest = { reference: string; request: ItineraryRequest; submittedAt: number };

type Submission = {
  /** Whether a request is being sent. */
  isSending: boolean;
  /** Whether its response takes long. */
  isSlow: boolean;
  /** Whether the last attempt failed. */
  hasFailed: boolean;
  /** The last request of this browser session that was stored. */
  last: SubmittedRequest | null;
};

function loadSubmittedRequest(): SubmittedRequest | null {
  const stored = loadJson(safeSessionStorage, STORAGE_KEY);
  if (!(stored instanceof Object)) return null;
  const [reference, submittedAt] = [Reflect.get(stored, 'reference'), Reflect.get(stored, 'submittedAt')];
  if (typeof reference !== 'string' || typeof submittedAt !== 'number') return null;
  const date = new Date(submittedAt);
  if (Number.isNaN(date.getTime())) return null;
  // Validated as of the day of submission, because the trip may have started since.
  const request = itineraryRequestSchema(todayInAlmaty(date)).safeParse(Reflect.get(stored, 'request'));
  return request.success ? { reference, request: request.data, submittedAt } : null;
}

/**
 * The state of sending a request. It lives outside the page, so that a request continues and its reference is shown when
 * the visitor leaves the page before the response.
 */
export const useSubmission = create<Submission>()(() => ({
  isSending: false,
  isSlow: false,
  hasFailed: false,
  last: null,
}));
// Set after creation, because hydration starts from the initial state, which is what the server rendered.
useSubmission.setState({ last: loadSubmittedRequest() });

/** Records a request that the API has stored. */
export function recordSubmission(request: SubmittedRequest): void {
  saveJson(safeSessionStorage, STORAGE_KEY, request);
  useSubmission.setState({ last: request });
}
