import { CORRECTION_MINUTES } from '@almaty/dates';
import { loadJson, safeSessionStorage, saveJson } from '@almaty/store/safe-storage';
import { create } from 'zustand';
import type { Correction, SubmittedRequest } from './parse-submission.ts';

export type { SubmittedRequest };

const STORAGE_KEY = 'almaty-submitted-request';

type Submission = {
  /** Whether a request is being sent. */
  isSending: boolean;
  /** Whether it was submitted without a connection, and waits for the visitor to send it. */
  isWaiting: boolean;
  /** Whether its response takes long. */
  isSlow: boolean;
  /** Whether the last attempt failed. */
  hasFailed: boolean;
  /** The last request of this browser session that was stored. */
  last: SubmittedRequest | null;
  /** The one that was read from the session storage, which is not new to the visitor. */
  restored: SubmittedRequest | null;
  /** Whether the visitor has left its confirmation for a new request. */
  isDismissed: boolean;
};

/**
 * The state of sending a request. It lives outside the page, so that a request continues and its reference is shown when
 * the visitor leaves the page before the response.
 */
export const useSubmission = create<Submission>()(() => ({
  isSending: false,
  isWaiting: false,
  isSlow: false,
  hasFailed: false,
  last: null,
  restored: null,
  isDismissed: false,
}));

/**
 * Restores the last request from the session storage, unless another one was stored meanwhile. Its schema is loaded only
 * where there is one; when that fails, the next page of the session restores it.
 */
export async function restoreSubmission(): Promise<void> {
  const stored = loadJson(safeSessionStorage, STORAGE_KEY);
  if (!(stored instanceof Object)) return;
  const { parseSubmission } = await import(/* webpackChunkName: "request" */ './parse-submission.ts');
  const restored = parseSubmission(stored);
  if (!restored || useSubmission.getState().last) return;
  useSubmission.setState({ ...restored, restored: restored.last });
}
// The page is hydrated with what the server rendered, an empty form.
restoreSubmission().catch(() => {});

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

/** After this many milliseconds without a response the form says that the connection is slow. */
const SLOW_MS = 4000;

/** Says that the connection is slow while something that a visitor waits for takes long. */
export async function tellWhenSlow<Result>(work: Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => useSubmission.setState({ isSlow: true }), SLOW_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    useSubmission.setState({ isSlow: false });
  }
}
