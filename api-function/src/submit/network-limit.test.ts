import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { clearDatabase, selectRequests } from '../testing/database.ts';
import { submitRequest, validRequest } from '../testing/submission.ts';
import { getNetwork } from './network-limit.ts';

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

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
])('the network of %s is %s', (address, network) => {
  expect(getNetwork(address)).toBe(network);
});
