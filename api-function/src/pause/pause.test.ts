import { createExecutionContext, createMessageBatch, createScheduledController, getQueueResult } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import worker from '../index.ts';
import { createDeletionLink } from '../links/request-links.ts';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails, selectRequests } from '../testing/database.ts';
import { recordRequest } from '../testing/outbox.ts';
import { callApi, REFERENCE, readFailure } from '../testing/plan-api.ts';
import { fetchWithEnv, SITE, submitWithEnv } from '../testing/submission.ts';

const PAUSED = { PAUSED: 'yes' };
const PLAN = `/api/plans/${REFERENCE}`;

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

describe('a paused API', () => {
  test.each<[string, () => Promise<Response>]>([
    ['a request', () => submitWithEnv(PAUSED)],
    ['reading a plan', () => callApi(PLAN, {}, PAUSED)],
    ['an erasure', () => callApi(`${PLAN}/erase`, { method: 'POST' }, PAUSED)],
    ['a share link', () => callApi(`${PLAN}/share`, { method: 'DELETE' }, PAUSED)],
    ['an operation', () => fetchWithEnv(PAUSED, '/api/operations/emails/requeue', { method: 'POST' })],
  ])('answers %s with 503, words and a time, and changes nothing', async (_, call) => {
    await recordRequest();
    const before = await selectRequests();
    const response = await call();
    expect(response.headers.get('retry-after')).toBe('300');
    expect(await readFailure(response)).toMatchObject({
      status: 503,
      success: false,
      code: 'paused',
      error: expect.stringContaining('please try again'),
    });
    expect(await selectRequests()).toEqual(before);
  });

  test.each(['GET', 'POST'])('shows a page behind the link that deletes a request: %s', async (method) => {
    await recordRequest();
    const link = await createDeletionLink(env.LINK_SECRET, { site_origin: SITE, reference: REFERENCE });
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const response = await fetchWithEnv(PAUSED, link.replace(SITE, ''), { method, headers });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '300']);
    const [, nonce] = /style-src 'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    const page = await response.text();
    expect(page).toContain('<h1>Back in a few minutes</h1>');
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(await selectRequests()).toHaveLength(1);
  });

  test('sends no email: its messages come again after five minutes', async () => {
    const [visitor] = await recordRequest();
    const message = { id: '1', timestamp: new Date(), attempts: 1, body: { outboxId: visitor } };
    const batch = createMessageBatch('itinerary-emails', [message]);
    const retryAll = vi.spyOn(batch, 'retryAll');
    await worker.queue(batch, { ...env, ...PAUSED });
    expect(retryAll).toHaveBeenCalledWith({ delaySeconds: 300 });
    const result = await getQueueResult(batch, createExecutionContext());
    expect(result).toMatchObject({ explicitAcks: [], retryBatch: { retry: true } });
    expect(await selectEmails()).toMatchObject([
      { state: 'due', attempts: 0 },
      { state: 'due', attempts: 0 },
    ]);
  });

  test('purges and enqueues nothing', async () => {
    await recordRequest();
    await env.DB.prepare("update itinerary_request set purge_after = '2026-01-01T00:00:00.000Z'").run();
    const EMAIL_QUEUE = { sendBatch: () => Promise.reject(new Error('enqueued')) };
    for (const { crons } of env.TEST_ENVIRONMENTS)
      for (const cron of crons)
        await worker.scheduled(
          createScheduledController({ cron }),
          Object.assign({ ...env, ...PAUSED }, { EMAIL_QUEUE }),
        );
    expect(await selectRequests()).toHaveLength(1);
  });

  test('turns health red, and says why to operators', async () => {
    const headers = { authorization: `Bearer ${env.OPERATOR_KEY}` };
    const response = await fetchWithEnv(PAUSED, '/api/health', { headers });
    expect([response.status, await response.json()]).toEqual([
      503,
      { ok: false, problems: ['PAUSED is yes: the API answers nobody, until a restore has finished'] },
    ]);
  });
});

test.each(['no', '', undefined])('PAUSED “%s” pauses nothing', async (value) => {
  await recordRequest();
  expect((await callApi(PLAN, {}, { PAUSED: value })).status).toBe(200);
});
