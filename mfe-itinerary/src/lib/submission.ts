import { loadJson, safeSessionStorage, saveJson } from '@almaty/store/safe-storage';
import { ItineraryRequest } from '@almaty/store/schema';
import { create } from 'zustand';

const STORAGE_KEY = 'almaty-submitted-request';

/**
 * A request that the API has stored. `deadline` is the moment by which its plan is promised, as the API names it: the
 * browser's clock may be wrong.
 */
export type SubmittedRequest = { reference: string; request: ItineraryRequest; deadline: string | undefined };

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

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function loadSubmittedRequest(): SubmittedRequest | null {
  const stored = loadJson(safeSessionStorage, STORAGE_KEY);
  if (!(stored instanceof Object)) return null;
  const [reference, deadline] = [Reflect.get(stored, 'reference'), Reflect.get(stored, 'deadline')];
  // Without the limits of its dates, which are relative to the day of submission.
  const request = ItineraryRequest.safeParse(Reflect.get(stored, 'request'));
  if (typeof reference !== 'string' || !request.success) return null;
  return { reference, request: request.data, deadline: isMoment(deadline) ? deadline : undefined };
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
