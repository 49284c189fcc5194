import { PlanRequestError } from '@almaty/planner/plan';
import { PlanRequest } from '@almaty/planner/schema';
import { getErrorName, logError } from '../log.ts';
import { readPlanningRelease } from '../plans/planning-release.ts';
import type { SubmittedRequest } from './submitted-request.ts';
import { refusedPreference, unusablePreference } from './unusable.ts';

/** Reads the planning data; null when that is impossible now: the first plan then tells the provider what is wrong. */
const readReleaseIfPossible = (bucket: R2Bucket) =>
  readPlanningRelease(bucket).catch((error) => {
    logError('catalogue_unreadable', { error: getErrorName(error) });
    return null;
  });

/**
 * Checks arrival and departure against the planning data, which is read only where there is one of them.
 *
 * @throws HttpError 422 when a gateway does not exist, or the departure leaves no time for the way to it.
 */
export async function checkTransfers(request: SubmittedRequest, today: string, bucket: R2Bucket): Promise<void> {
  const { preferences, start_date, end_date } = request;
  if (!preferences?.arrival && !preferences?.departure) return;
  const release = await readReleaseIfPossible(bucket);
  if (!release) return;
  for (const field of ['arrival', 'departure'] as const) {
    const transfer = preferences[field];
    if (transfer && !release.data.gateways.some(({ id }) => id === transfer.gateway))
      throw unusablePreference(field, (m) => m.chooseGateway);
  }
  try {
    release.checkRequest(PlanRequest.parse({ reference: 'ALM', today, start_date, end_date, preferences }));
  } catch (error) {
    if (error instanceof PlanRequestError) throw refusedPreference('departure', error.refusal);
    throw error;
  }
}
