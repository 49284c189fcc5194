import { env } from 'cloudflare:workers';
import { addDays, addMonths, todayInAlmaty } from '@almaty/dates';
import type { PlanDocument } from '@almaty/planner/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectActions, selectRequests, selectRevisions } from '../testing/database.ts';
import { NOW, recordRequest } from '../testing/outbox.ts';
import {
  callApi,
  callDesk,
  callPlan,
  changePlan,
  deliverDueAt,
  REFERENCE,
  readDocument,
  readFailure,
  recordSentPlan,
} from '../testing/plan-api.ts';
import { validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a change of a plan that was sent makes the next revision, and the sent one stays', async () => {
  const before = await recordSentPlan();
  const after = await readDocument(await changePlan(before, { locations: [31] }));
  expect(after.etag).toBe('"2.1"');
  expect(after.current?.plan.revision).toBe(2);
  expect(after.current?.request.locations).toEqual([31]);
  expect(after.sent).toEqual(before.sent);
});

test('a change of one that was not sent replaces it', async () => {
  const sent = await recordSentPlan();
  const changed = await readDocument(await changePlan(sent, { locations: [31] }));
  const again = await readDocument(await changePlan(changed, { locations: [13] }, callDesk));
  expect([again.etag, again.current?.plan.revision]).toEqual(['"2.2"', 2]);
  expect(await selectRevisions()).toMatchObject([
    { revision: 1, version: 1 },
    { revision: 2, version: 2, frozen_at: null },
  ]);
  expect(await selectActions()).toMatchObject([
    { actor: 'system', action: 'plan_made', revision: 1 },
    { actor: 'system', action: 'plan_sent', revision: 1 },
    { actor: 'visitor', action: 'plan_changed', revision: 2 },
    { actor: 'provider', action: 'plan_changed', revision: 2 },
  ]);
});

test('reference, day and revision are the server’s own', async () => {
  const document = await recordSentPlan();
  const forged = { reference: 'ALM-9999999999', today: '2020-01-01', revision: 77 };
  const { current } = await readDocument(await changePlan(document, forged));
  expect(current?.request).toMatchObject({ reference: REFERENCE, today: todayInAlmaty(), revision: 2 });
  expect(current?.plan).toMatchObject({ reference: REFERENCE, revision: 2 });
});

test('a request whose trip moves is kept until 30 days after its new end', async () => {
  const document = await recordSentPlan();
  const [start_date, end_date] = [addDays(todayInAlmaty(), 100), addDays(todayInAlmaty(), 101)];
  expect(await readDocument(await changePlan(document, { start_date, end_date }))).toMatchObject({
    start_date,
    end_date,
  });
  expect(await selectRequests()).toMatchObject([
    { start_date, end_date, purge_after: `${addDays(end_date, 30)}T00:00:00.000Z` },
  ]);
});

test('of two writers, one is told of the other’s plan', async () => {
  const document = await recordSentPlan();
  const responses = await Promise.all([
    changePlan(document, { locations: [31] }),
    changePlan(document, { locations: [13] }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
  const [winner, loser] = responses.sort((a, b) => a.status - b.status);
  const stored = winner && (await readDocument(winner));
  expect(await loser?.json()).toMatchObject({ success: false, code: 'changed_meanwhile', document: stored });
  expect(await selectRevisions()).toHaveLength(2);
});

test('an etag of before is out of date, also after the plan was changed back', async () => {
  const document = await recordSentPlan();
  const changed = await readDocument(await changePlan(document, { locations: [31] }));
  await changePlan(changed, { locations: [13, 31] });
  expect(await readFailure(await changePlan(changed, {}))).toMatchObject({ status: 412, code: 'changed_meanwhile' });
  expect(await readFailure(await changePlan(document, {}))).toMatchObject({ status: 412 });
});

/** Saves the plan with a change, through a limit of planning that does something first. */
const changeThroughLimit = (document: PlanDocument, change: object, limit: () => Promise<RateLimitOutcome>) =>
  changePlan(document, change, (path = '', call = {}) =>
    callApi(`/api/plans/${REFERENCE}${path}`, call, { PLANNING_LIMIT: { limit } }),
  );

test('a network may have so many plans made; what is over that is not planned, and the plan stays', async () => {
  const document = await recordSentPlan();
  const response = await changeThroughLimit(document, { locations: [31] }, async () => ({ success: false }));
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await readFailure(response)).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(await readDocument(await callPlan())).toEqual(document);
});

test('what is refused anyway is not counted as planning', async () => {
  const document = await recordSentPlan();
  const limit = vi.fn(async () => ({ success: true }));
  const current = await readDocument(await changeThroughLimit(document, { locations: [31] }, limit));
  expect(limit).toHaveBeenCalledTimes(1);
  expect((await changeThroughLimit(document, {}, limit)).status).toBe(412);
  expect((await changeThroughLimit(current, { preferences: { pace: 'wild' } }, limit)).status).toBe(422);
  expect(limit).toHaveBeenCalledTimes(1);
});

test('a plan that is sent while its change is planned stays, and the change is planned once', async () => {
  await recordRequest({}, 'reviewed');
  await deliverDueAt(NOW);
  const draft = await readDocument(await callDesk());
  const send = vi.fn(async () => {
    await deliverDueAt(new Date(NOW.getTime() + 20 * 3600 * 1000));
    return { success: true };
  });
  const changed = await readDocument(await changeThroughLimit(draft, { locations: [31] }, send));
  expect(send).toHaveBeenCalledTimes(1);
  expect(changed.current).toMatchObject({ plan: { revision: 2 }, request: { revision: 2, locations: [31] } });
  expect(changed.sent).toEqual(draft.current);
});

test('without If-Match nothing is saved', async () => {
  const document = await recordSentPlan();
  const response = await callPlan('', { method: 'PUT', body: document.current?.request });
  expect(await readFailure(response)).toMatchObject({ status: 428, code: 'no_if_match' });
  expect(await selectRevisions()).toHaveLength(1);
});

test('a plan that was sent between reading and saving stays, and the change is the next revision', async () => {
  await recordRequest({}, 'reviewed');
  await deliverDueAt(NOW);
  const draft = await readDocument(await callDesk());
  expect(draft.sent).toBeNull();
  await deliverDueAt(new Date(NOW.getTime() + 20 * 3600 * 1000));
  const changed = await readDocument(await changePlan(draft, { locations: [31] }));
  expect(changed.etag).toBe('"2.1"');
  expect(changed.sent).toEqual(draft.current);
});

const today = todayInAlmaty();
test.each<[string, object, string]>([
  ['a pace that does not exist', { preferences: { pace: 'wild' } }, 'Choose relaxed, balanced or full'],
  ['a day that does not exist', { start_date: '2027-02-30' }, 'Write a day that exists as yyyy-MM-dd'],
  [
    'a gateway that does not exist',
    { preferences: { arrival: { gateway: 'moon', time: '09:00' } } },
    'There is no gateway "moon". Choose one of: ',
  ],
  ['a start in the past', { start_date: addDays(today, -1) }, 'Choose a start date from today on'],
  [
    'a trip in two years',
    { start_date: addMonths(today, 24), end_date: addMonths(today, 24) },
    'Choose a start date within the next 18 months',
  ],
  ['an end before the start', { end_date: addDays(today, -1) }, 'Choose an end date on or after the start date'],
  ['a trip of 61 days', { end_date: addDays(validRequest.start_date, 60) }, 'Choose at most 60 days'],
])('%s is refused with the reason', async (_, change, reason) => {
  const document = await recordSentPlan();
  const failure = await readFailure(await changePlan(document, change));
  expect(failure).toMatchObject({ status: 422, code: 'invalid_request' });
  expect(failure.error).toContain(reason);
  expect(await selectRevisions()).toHaveLength(1);
});

test('a trip that has begun keeps its first day', async () => {
  const start_date = addDays(today, -2);
  await recordRequest({ start_date });
  await deliverDueAt(NOW);
  const document = await readDocument(await callPlan());
  expect((await changePlan(document, { locations: [31] })).status).toBe(200);
});

test.each([
  ['not_json', 415, { body: undefined }],
  ['too_large', 413, { body: { locks: Array.from({ length: 3000 }, () => 'a long text') } }],
])('a body can be refused: %s', async (code, status, call) => {
  const { etag } = await recordSentPlan();
  expect(await readFailure(await callPlan('', { method: 'PUT', ifMatch: etag, ...call }))).toMatchObject({
    status,
    code,
  });
});

test('a catalogue that cannot be read is 503, and nothing is lost', async () => {
  const document = await recordSentPlan();
  await env.R2_CATALOGUE.delete('channels.json');
  const response = await changePlan(document, { locations: [31] });
  expect(response.headers.get('retry-after')).toBe('60');
  expect(await readFailure(response)).toMatchObject({ status: 503, code: 'plan_impossible' });
  expect(await readDocument(await callPlan())).toEqual(document);
});

test('a plan that is not made yet cannot be changed or sent', async () => {
  await recordRequest();
  const document = await readDocument(await callPlan());
  expect(await readFailure(await changePlan(document, {}))).toMatchObject({ status: 409, code: 'plan_waiting' });
  const sent = await callPlan('/send', { method: 'POST', ifMatch: document.etag });
  expect(await readFailure(sent)).toMatchObject({ status: 409, code: 'plan_waiting' });
});
