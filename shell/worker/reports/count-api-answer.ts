import { API_VERSION_HEADER } from '@almaty/delivery/schema';
import type { EdgeContext } from '../env.ts';
import { createRequestToken } from './page-token.ts';
import { getFigureStore } from './record-events.ts';

/** What the answers of the API are counted under instead of a page: its paths contain keys of plans. */
const API_PAGE = '/api';

/** What is counted of an answer: none of 4xx, which anybody can get as often as they like, and no version is to blame for. */
function listMetrics(status: number): ('view' | 'load')[] {
  if (status >= 500) return ['view', 'load'];
  return status >= 400 ? [] : ['view'];
}

async function countAnswer(request: Request, { status, headers }: Response, context: EdgeContext): Promise<void> {
  const version = headers.get(API_VERSION_HEADER);
  const metrics = listMetrics(status);
  const token = await createRequestToken(request, context.env.REPORT_SECRET);
  if (!version || !token || metrics.length === 0) return;
  const keys = metrics.map((metric) => ({ version, channel: 'stable' as const, page: API_PAGE, metric, bucket: 0 }));
  await getFigureStore(context, 'api').add(keys, token, Date.now());
}

/**
 * Passes a request on to the API, and counts its answer for the version that gave it, behind the response: a view, and a failure
 * when its status is 5xx (docs/decisions/0086). What ends without an answer has no version, and is not counted.
 *
 * @throws when the API does not answer.
 */
export async function fetchApi(request: Request, context: EdgeContext): Promise<Response> {
  const response = await context.env.API.fetch(request);
  const logFailure = (error: unknown) =>
    console.error(JSON.stringify({ event: 'answer_not_counted', error: String(error) }));
  context.waitUntil(countAnswer(request, response, context).catch(logFailure));
  return response;
}
