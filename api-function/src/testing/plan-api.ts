import { env } from 'cloudflare:workers';
import { PlanDocument } from '@almaty/planner/schema';
import { issueDeskLink } from '../desk/desk-links.ts';
import { createDeskKey, createShareKey, createVisitorKey } from '../links/plan-keys.ts';
import { deliverEmail } from '../outbox/deliver-email.ts';
import { findDueEmails } from '../outbox/outbox.ts';
import { acceptingMailer, createServices, NOW, recordRequest } from './outbox.ts';
import { createIpAddress, fetchWithEnv, ignoringQueue } from './submission.ts';

/** The reference of the request that `recordRequest` records. */
export const REFERENCE = 'ALM-0123456789';

export const visitorKey = (reference = REFERENCE) => createVisitorKey(env.LINK_SECRET, reference);
export const shareKey = (share: number, reference = REFERENCE) => createShareKey(env.LINK_SECRET, reference, share);

/** Issues a link to the desk, and gets its key of a request. @param revision of the email that it stands in. */
export const deskKey = async ({ issuedAt = new Date(), reference = REFERENCE, revision = 9 } = {}) =>
  createDeskKey(
    env.DESK_SECRET,
    reference,
    await issueDeskLink(env.DB, { reference: REFERENCE, kind: 'provider', revision }, issuedAt),
  );

type Call = { method?: string; key?: string; body?: unknown; ifMatch?: string; headers?: Record<string, string> };

/** Calls the API as the page of a plan does; without a key with that of the visitor. */
export const callApi = async (
  path: string,
  { method = 'GET', key, body, ifMatch, headers }: Call = {},
  change: object = {},
): Promise<Response> =>
  fetchWithEnv({ EMAIL_QUEUE: ignoringQueue, ...change }, path, {
    method,
    headers: {
      authorization: `Bearer ${key ?? (await visitorKey())}`,
      'cf-connecting-ip': createIpAddress(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Calls the API below the path of the plan, as the visitor does. */
export const callPlan = (path = '', call: Call = {}) => callApi(`/api/plans/${REFERENCE}${path}`, call);

/** Calls the API below the path of the plan on the desk, as the provider does. */
export const callDesk = async (path = '', call: Call = {}) =>
  callApi(`/api/desk/${REFERENCE}${path}`, { ...call, key: call.key ?? (await deskKey()) });

/** Gets the document of a response; its status has to be the expected one. */
export async function readDocument(response: Response, status = 200): Promise<PlanDocument> {
  if (response.status !== status) throw new Error(`${response.status}: ${await response.text()}`);
  return PlanDocument.parse(await response.json());
}

/** Gets status and code of a response. */
export async function readFailure(response: Response): Promise<{ status: number; code?: string; error?: string }> {
  return { status: response.status, ...(await response.json<{ code: string; error: string }>()) };
}

/** Delivers the emails that are due at a moment. */
export async function deliverDueAt(now: Date, mailer = acceptingMailer): Promise<void> {
  for (const id of await findDueEmails(env.DB, now, 100)) await deliverEmail(id, createServices(mailer, now));
}

/** Gets the request of the current plan with a change, and saves it. */
export async function changePlan(
  document: PlanDocument,
  change: object,
  call: (path?: string, call?: Call) => Promise<Response> = callPlan,
): Promise<Response> {
  return call('', { method: 'PUT', ifMatch: document.etag, body: { ...document.current?.request, ...change } });
}

/** Records a request whose plan was sent, and gets its document. */
export async function recordSentPlan(): Promise<PlanDocument> {
  await recordRequest();
  await deliverDueAt(NOW);
  return readDocument(await callPlan());
}
