import { HttpError } from '../http/http-error.ts';

/** A wrong key, an unknown reference and a malformed one look the same. */
export const planNotFound = (): HttpError =>
  new HttpError(
    404,
    'plan_not_found',
    'There is no plan behind this link. Please open the link in our last email again.',
  );

/** The visitor has cancelled the request: nothing of it changes any more. */
export const requestCancelled = (): HttpError =>
  new HttpError(409, 'cancelled', 'This trip was cancelled, so its plan can only be read.');

/** The first plan is not made yet. */
export const planWaiting = (): HttpError =>
  new HttpError(409, 'plan_waiting', 'The plan is not made yet. Please try again in a minute.');

/** The catalogue cannot be read, or the planner fails. */
export const planImpossible = (): HttpError =>
  new HttpError(503, 'plan_impossible', 'We cannot make the plan right now. Please try again in a minute.', {
    'retry-after': '60',
  });

/** What the planner made of a change cannot be followed, which is a fault of ours. */
export const planBreaksRules = (): HttpError =>
  new HttpError(
    422,
    'plan_breaks_rules',
    'We found no plan for this change that can be followed, and we look into it. Your plan is as it was before; please try another change.',
  );
