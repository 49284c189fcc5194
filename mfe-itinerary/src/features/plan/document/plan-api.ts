import {
  DeskLinkList,
  Erasure,
  OpenRequestList,
  PlanDocument,
  PlanFailure,
  type PlanRequest,
} from '@almaty/planner/schema';
import ky, { type Options } from 'ky';
import * as m from '#messages';
import { LANGUAGE_HEADER } from '../../../lib/language-header.ts';
import type { PlanAddress } from './plan-address.ts';

/**
 * Why the API did not do what was asked: there is no such plan for this key; there is no connection; somebody else changed
 * the plan (`document` is the stored state); or it refused, for a reason that the message says.
 */
export type PlanProblem = {
  type: 'not_found' | 'offline' | 'changed_meanwhile' | 'refused';
  message: string;
  document?: PlanDocument | undefined;
};

/** What the API responded, or why it did not do it. */
export type PlanResult<Value> = { value: Value } | { problem: PlanProblem };

const OFFLINE: PlanProblem = {
  type: 'offline',
  message: m.planOffline,
};

/** How long the API may take, in milliseconds. */
const TIMEOUT_MS = 20_000;

function toProblem(status: number, body: unknown): PlanProblem {
  const failure = PlanFailure.safeParse(body);
  if (!failure.success) return { type: 'refused', message: m.planUnexpected };
  const { error: message, code, document } = failure.data;
  if (status === 404) return { type: 'not_found', message };
  return { type: code === 'changed_meanwhile' ? 'changed_meanwhile' : 'refused', message, document };
}

/** The part of a zod schema that reading a response needs. */
type Schema<Value> = { safeParse: (value: unknown) => { success: true; data: Value } | { success: false } };

type Action = 'send' | 'cancel' | 'hold' | 'answered';

/** Something that a visitor can make and take back. */
type Extra = 'share' | 'calendar';

/** The API of one plan. No function throws. */
export type PlanApi = {
  load: () => Promise<PlanResult<PlanDocument>>;
  /** @param etag of the state that was changed. */
  save: (request: PlanRequest, etag: string) => Promise<PlanResult<PlanDocument>>;
  act: (action: Action, etag: string) => Promise<PlanResult<PlanDocument>>;
  setExtra: (extra: Extra, isWanted: boolean) => Promise<PlanResult<PlanDocument>>;
  saveNote: (note: string) => Promise<PlanResult<PlanDocument>>;
  erase: () => Promise<PlanResult<Erasure>>;
  listOpenRequests: () => Promise<PlanResult<OpenRequestList>>;
  listLinks: () => Promise<PlanResult<DeskLinkList>>;
  endLink: (id: string) => Promise<PlanResult<DeskLinkList>>;
  endOtherLinks: () => Promise<PlanResult<DeskLinkList>>;
};

/** Creates the API of the plan at an address. The key travels in a header only. */
export function createPlanApi({ collection, reference, key }: PlanAddress): PlanApi {
  async function call<Value>(path: string, options: Options, schema: Schema<Value>): Promise<PlanResult<Value>> {
    let response: Response;
    let body: unknown;
    try {
      response = await ky(`/api/${collection}/${reference}${path}`, {
        ...options,
        headers: { authorization: `Bearer ${key}`, ...LANGUAGE_HEADER, ...options.headers },
        ...{ throwHttpErrors: false, timeout: TIMEOUT_MS, retry: 0, cache: 'no-store' },
        // The timeout ends with the headers.
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      body = await response.json();
    } catch {
      return { problem: OFFLINE };
    }
    const parsed = schema.safeParse(body);
    return response.ok && parsed.success ? { value: parsed.data } : { problem: toProblem(response.status, body) };
  }
  const ifMatch = (etag: string) => ({ headers: { 'if-match': etag } });
  return {
    load: () => call('', { method: 'get' }, PlanDocument),
    save: (request, etag) => call('', { method: 'put', json: request, ...ifMatch(etag) }, PlanDocument),
    act: (action, etag) => call(`/${action}`, { method: 'post', ...ifMatch(etag) }, PlanDocument),
    setExtra: (extra, isWanted) => call(`/${extra}`, { method: isWanted ? 'put' : 'delete' }, PlanDocument),
    saveNote: (note) => call('/note', { method: 'put', json: { note } }, PlanDocument),
    erase: () => call('/erase', { method: 'post' }, Erasure),
    listOpenRequests: () => call('/open-requests', { method: 'get' }, OpenRequestList),
    listLinks: () => call('/links', { method: 'get' }, DeskLinkList),
    endLink: (id) => call(`/links/${id}/end`, { method: 'post' }, DeskLinkList),
    endOtherLinks: () => call('/links/end-others', { method: 'post' }, DeskLinkList),
  };
}
