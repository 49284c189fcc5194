import { CORRECTION_MINUTES } from '@almaty/dates';
import { loadJson, safeSessionStorage, saveJson } from '@almaty/store/safe-storage';
import { ItineraryRequest } from '@almaty/store/schema';
import { create } from 'zustand';

const STORAGE_KEY = 'almaty-submitted-request';

/** What corrects the address of a request: the API's key for it, and until when it works, by the browser's own clock. */
export type Correction = { key: string; until: number };

/**
 * A request that the API has stored. `deadline` is the moment by which its plan is promised, as the API names it: the
 * browser's clock may be wrong.
 */
export type SubmittedRequest = {
  reference: string;
  request: ItineraryRequest;
  deadline: string | undefined;
  correction?: Correction | undefined;
};

type Submission = {
  /** Whether a request is being sent. */
  isSending: boolean;
  /** Whether its response takes long. */
  isSlow: boolean;
  /** Whether the last attempt failed. */
  hasFailed: boolean;
  /** The last request of this browser session that was stored. */
  last: SubmittedRequest | null;
  /** Whether the visitor has left its confirmation for a new request. */
  isDismissed: boolean;
};

type StoredSubmission = Pick<Submission, 'last' | 'isDismissed'>;
const NOTHING_STORED: StoredSubmission = { last: null, isDismissed: false };

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function readCorrection(value: unknown): Correction | undefined {
  if (!(value instanceof Object)) return undefined;
  const [key, until] = [Reflect.get(value, 'key'), Reflect.get(value, 'until')];
  return typeof key === 'string' && typeof until === 'number' ? { key, until } : undefined;
}

function loadSubmission(): StoredSubmission {
  const stored = loadJson(safeSessionStorage, STORAGE_KEY);
  if (!(stored instanceof Object)) return NOTHING_STORED;
  const [reference, deadline] = [Reflect.get(stored, 'reference'), Reflect.get(stored, 'deadline')];
  // Without the limits of its dates, which are relative to the day of submission.
  const request = ItineraryRequest.safeParse(Reflect.get(stored, 'request'));
  if (typeof reference !== 'string' || !request.success) return NOTHING_STORED;
  const last = {
    reference,
    request: request.data,
    deadline: isMoment(deadline) ? deadline : undefined,
    correction: readCorrection(Reflect.get(stored, 'correction')),
  };
  return { last, isDismissed: Reflect.get(stored, 'isDismissed') === true };
}

/**
 * The state of sending a request. It lives outside the page, so that a request continues and its reference is shown when
 * the visitor leaves the page before the response.
 */
export const useSubmission = create<Submission>()(() => ({
  isSending: false,
  isSlow: false,
  hasFailed: false,
  ...NOTHING_STORED,
}));
// Set after creation, because hydration starts from the initial state, which is what the server rendered.
useSubmission.setState(loadSubmission());

/** Creates the correction that begins now; undefined when the API gave no key for it. */
export const createCorrection = (key: string | undefined): Correction | undefined =>
  key === undefined ? undefined : { key, until: Date.now() + CORRECTION_MINUTES * 60_000 };

/** Records a request that the API has stored; its confirmation is shown until it is dismissed. */
export function recordSubmission(request: SubmittedRequest): void {
  saveJson(safeSessionStorage, STORAGE_KEY, request);
  useSubmission.setState({ last: request, isDismissed: false });
}

/** Records that the visitor has left the confirmation of the last request for a new one. */
export function dismissConfirmation(): void {
  const { last } = useSubmission.getState();
  saveJson(safeSessionStorage, STORAGE_KEY, { ...last, isDismissed: true });
  useSubmission.setState({ isDismissed: true });
}
