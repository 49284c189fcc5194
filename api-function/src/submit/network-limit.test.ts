import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { submitRequest, validRequest } from '../testing/submission.ts';

beforeEach(clearDatabase);

test('a network sends twenty requests a minute; the next response says when to try again', async () => {
  const init = { headers: { 'cf-connecting-ip': '192.0.2.7', apikey: env.PUBLIC_ANON_KEY } };
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) statuses.push((await submitRequest('{', init)).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 400));
  const refused = await submitRequest(validRequest, init);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ success: false, code: 'too_many_requests' });
  expect(await selectRequests()).toEqual([]);
});
