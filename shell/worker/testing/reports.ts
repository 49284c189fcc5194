import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Figures, PartFigures, ReportEvent } from '@almaty/delivery/schema';
import type { Env } from '../env.ts';
import worker from '../index.ts';
import { SITE } from './fetch-path.ts';

/** Requests a path of the site; what the Worker does behind its response is done then. */
export async function request(
  path: string,
  init: RequestInit<IncomingRequestCfProperties> = {},
  variables: Partial<Env> = {},
): Promise<Response> {
  const context = createExecutionContext();
  const response = await worker.fetch(
    new Request<unknown, IncomingRequestCfProperties>(SITE + path, { redirect: 'manual', ...init }),
    { ...env, ...variables },
    context,
  );
  await waitOnExecutionContext(context);
  return response;
}

/** Sends a body as a browser does that is on a page of the site. */
export const postBody = (body: string, headers: Record<string, string> = {}, variables: Partial<Env> = {}) =>
  request(
    '/_reports',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
      body,
    },
    variables,
  );

/** Opens a page from an address, and returns its token. */
export async function openPage(address = '192.0.2.7', variables: Partial<Env> = {}): Promise<string> {
  const { headers } = await request('/privacy', { headers: { 'cf-connecting-ip': address } }, variables);
  return /^report;desc="([^"]+)"$/.exec(headers.get('server-timing') ?? '')?.[1] ?? '';
}

/** Reports what happened on a page, by default on one that was never opened before. */
export const post = async (
  events: readonly object[],
  { token, headers, variables }: { token?: string; headers?: Record<string, string>; variables?: Partial<Env> } = {},
) => postBody(JSON.stringify({ token: token ?? (await openPage()), events }), headers, variables);

/** The header of a team. */
export const BEARER = { authorization: `Bearer ${env.TEAM_KEY}` };

/** Reads the figures of a part, as a team does. */
export async function readFigures(part = 'trip-tips'): Promise<Figures[]> {
  const response = await request(`/_reports/figures?part=${part}`, { headers: BEARER });
  return (await response.json<PartFigures>()).figures;
}

/** A view of the trip tips in their stable version; `fields` change it. */
export const createEvent = (fields: Partial<ReportEvent> & { version: string }): ReportEvent => ({
  ...{ part: 'trip-tips', channel: 'stable', page: '/plan-trip', metric: 'view', value: 0 },
  ...fields,
});
