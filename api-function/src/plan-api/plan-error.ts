import { HttpError } from '../http/http-error.ts';

/** A wrong key, an unknown reference and a malformed one look the same. */
export const planNotFound = (): HttpError => new HttpError(404, 'plan_not_found', (m) => m.errorPlanNotFound);

/** The visitor has cancelled the request: nothing of it changes any more. */
export const requestCancelled = (): HttpError => new HttpError(409, 'cancelled', (m) => m.errorCancelled);

/** The first plan is not made yet. */
export const planWaiting = (): HttpError => new HttpError(409, 'plan_waiting', (m) => m.errorPlanWaiting);

/** The catalogue cannot be read, or the planner fails. */
export const planImpossible = (): HttpError =>
  new HttpError(503, 'plan_impossible', (m) => m.errorPlanImpossible, {
    'retry-after': '60',
  });

/** What the planner made of a change cannot be followed, which is a fault of ours. */
export const planBreaksRules = (): HttpError => new HttpError(422, 'plan_breaks_rules', (m) => m.errorPlanBreaksRules);
