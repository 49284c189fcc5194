import { ItineraryRequest } from '@almaty/store/schema';

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
  /** Whether nothing is sent before the visitor has opened the link of an email. */
  needsVerification?: boolean | undefined;
};

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function readCorrection(value: unknown): Correction | undefined {
  if (!(value instanceof Object)) return undefined;
  const [key, until] = [Reflect.get(value, 'key'), Reflect.get(value, 'until')];
  return typeof key === 'string' && typeof until === 'number' ? { key, until } : undefined;
}

/** Parses what the session storage has of the last request; undefined when it is damaged. */
export function parseSubmission(stored: object): { last: SubmittedRequest; isDismissed: boolean } | undefined {
  const [reference, deadline] = [Reflect.get(stored, 'reference'), Reflect.get(stored, 'deadline')];
  // Without the limits of its dates, which are relative to the day of submission.
  const request = ItineraryRequest.safeParse(Reflect.get(stored, 'request'));
  if (typeof reference !== 'string' || !request.success) return undefined;
  const last = {
    reference,
    request: request.data,
    deadline: isMoment(deadline) ? deadline : undefined,
    correction: readCorrection(Reflect.get(stored, 'correction')),
    needsVerification: Reflect.get(stored, 'needsVerification') === true || undefined,
  };
  return { last, isDismissed: Reflect.get(stored, 'isDismissed') === true };
}
