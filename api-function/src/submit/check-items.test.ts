import { env } from 'cloudflare:workers';
import { getContentKey } from '@almaty/delivery/schema';
import { beforeEach, expect, test } from 'vitest';
import { describeContent, publishCatalogue, publishFiles } from '../testing/catalogue.ts';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { camping, charyn, peak, submitRequest, submitWithEnv, validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

const selectNames = async () =>
  (await env.DB.prepare('select name, category from requested_location order by position').all()).results;

test('stores the names of the catalogue, whatever the visitor’s browser sent', async () => {
  await submitRequest({ ...validRequest, selected_locations: [{ ...charyn, name: 'Forged' }] });
  expect(await selectNames()).toEqual([{ name: 'Charyn Canyon', category: 'Nature' }]);
});

test('refuses what the guide no longer offers, and says which items to remove by their place in the list', async () => {
  const response = await submitRequest({
    ...validRequest,
    selected_locations: [{ ...charyn, id: 998, name: 'Forged' }, peak, { ...charyn, id: 999 }],
    selected_activities: [camping, { ...camping, id: 99 }],
  });
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      success: false,
      code: 'not_in_catalogue',
      error:
        'The guide no longer offers everything in your itinerary. Please remove location no. 1 and no. 3 and activity no. 2, and send your request again.',
    },
  ]);
  expect(await selectRequests()).toEqual([]);
});

test('a stored request gets the same response after the guide has dropped its location', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const first = await submitRequest(validRequest, { headers });
  await publishFiles('v2', { 'catalogue.json': JSON.stringify({ locations: [], activities: [] }) });
  const second = await submitRequest(validRequest, { headers });
  expect([second.status, await second.json()]).toEqual([202, await first.json()]);
  expect((await submitRequest()).status).toBe(422);
});

test('what only the canary of the catalogue has can be requested while it runs', async () => {
  const index = { locations: [{ id: 998, slug: 'new', name: 'New Lake', category: 'Nature' }], activities: [] };
  await publishFiles('v3', { 'catalogue.json': JSON.stringify(index) });
  await publishCatalogue();
  const request = { ...validRequest, selected_locations: [charyn, { ...charyn, id: 998 }] };
  expect((await submitRequest(request)).status).toBe(422);
  await env.R2_CATALOGUE.put('channels.json', '{"stable":"v1","canary":{"version":"v3","percent":1}}');
  expect((await submitRequest(request)).status).toBe(202);
  expect(await selectNames()).toMatchObject([{ name: 'Charyn Canyon' }, { name: 'New Lake' }]);
});

test.each<[string, () => Promise<unknown>]>([
  ['has no release', () => env.R2_CATALOGUE.delete('channels.json')],
  ['is damaged', () => env.R2_CATALOGUE.put('channels.json', '{')],
])('a request is stored without names when the catalogue %s', async (_, damage) => {
  await damage();
  expect((await submitRequest()).status).toBe(202);
  expect(await selectNames()).toEqual([
    { name: null, category: null },
    { name: null, category: null },
  ]);
});

test('a damaged index of the catalogue is refused, so a request is stored without names', async () => {
  const index = JSON.stringify({
    locations: [
      { id: 13, slug: 'charyn-canyon', name: 'Charyn Canyon', category: 'Nature' },
      { id: 31, slug: 'big-almaty-peak', name: 'Big Almaty Peak', category: 'Mountain Routes' },
    ],
    activities: [{ id: 3, name: 'Camping' }],
  });
  await publishFiles('v4', { 'catalogue.json': index });
  await env.R2_CATALOGUE.put(
    getContentKey(await describeContent(index)),
    index.replace('Charyn Canyon', 'Forged Canyon'),
  );
  expect((await submitRequest()).status).toBe(202);
  expect(await selectNames()).toMatchObject([{ name: null }, { name: null }]);
});

test('a request is stored without names when the bucket of the catalogue hangs', async () => {
  const response = await submitWithEnv({ R2_CATALOGUE: { get: () => new Promise(() => {}) } });
  expect(response.status).toBe(202);
  expect(await selectRequests()).toHaveLength(1);
});
