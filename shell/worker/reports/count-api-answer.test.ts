import { env } from 'cloudflare:workers';
import { judgeCanary } from '@almaty/delivery/judge-canary';
import { API_VERSION_HEADER } from '@almaty/delivery/schema';
import { expect, test, vi } from 'vitest';
import type { Env } from '../env.ts';
import { createApi } from '../testing/api.ts';
import { BEARER, post, readFigures, request } from '../testing/reports.ts';

const STABLE = '5b1c9a2e-3d4f-4a6b-8c7d-9e0f1a2b3c4d';
const CANARY = '0a9b8c7d-6e5f-4a3b-9c2d-1e0f9a8b7c6d';

/** Lets a version of the API answer a request from an address with this status. */
const answer = (version: string, status: number, address = '192.0.2.7', variables: Partial<Env> = {}) => {
  const headers = { [API_VERSION_HEADER]: version };
  const API = createApi(async () => new Response('{}', { status, headers }));
  const path = '/api/plans/alm-7k3m9q0t2x?key=secret';
  return request(path, { headers: { 'cf-connecting-ip': address } }, { API, ...variables });
};

const find = async (version: string) => (await readFigures('api')).find((figures) => figures.version === version);

test('each answer is counted for the version that gave it, and 5xx as a failure', async () => {
  for (const status of [200, 303, 500, 503]) expect((await answer(STABLE, status)).status).toBe(status);
  expect(await find(STABLE)).toMatchObject({
    ...{ channel: 'stable', views: 4, failures: 2, byNetwork: { networks: 1, views: 4, failed: 1 } },
    pages: [{ page: '/api', views: 4 }],
  });
});

test.each([400, 401, 404, 422, 429])(
  'an answer with status %i is not counted: anybody can ask for it',
  async (status) => {
    const version = `only-${status}`;
    await answer(version, status);
    expect(await find(version)).toBeUndefined();
  },
);

test('nothing is counted of an answer without a version, or while the site has no secret', async () => {
  const counted = await readFigures('api');
  await request('/api/plans', {}, { API: createApi(async () => new Response('{}')) });
  await answer('without-secret', 200, '192.0.2.7', { REPORT_SECRET: 'short' });
  expect(await readFigures('api')).toEqual(counted);
});

test('a browser cannot report anything of the API', async () => {
  const event = { part: 'api', version: CANARY, channel: 'stable', page: '/api', metric: 'view', value: 0 };
  expect((await post([event])).status).toBe(204);
  expect(await find(CANARY)).toBeUndefined();
});

test('a canary that fails in seven networks is ended, and in six goes on', async () => {
  const versions = { stable: STABLE, canary: CANARY, views: 30, channel: 'stable' } as const;
  const judge = async () => judgeCanary(await readFigures('api'), versions);
  for (let network = 0; network < 20; network += 1) await answer(STABLE, 200, `203.0.${network}.1`);
  for (let network = 0; network < 6; network += 1) await answer(CANARY, 500, `198.51.${network}.1`);
  expect((await judge()).action).toBe('wait');
  await answer(CANARY, 500, '198.51.100.1');
  expect((await judge()).action).toBe('end');
});

test('a failure to count is logged, and the visitor has the answer', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(env.FIGURES, 'get').mockImplementationOnce(() => {
    throw new Error('down');
  });
  const response = await answer(STABLE, 200);
  expect(response.status).toBe(200);
  expect(log.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(['answer_not_counted']);
});

test('the figures are shown to teams as those of the API', async () => {
  await answer(STABLE, 200);
  const page = await (await request('/_reports', { headers: BEARER })).text();
  expect(page).toContain('>API</h2>');
  expect(page).toContain(STABLE);
});
