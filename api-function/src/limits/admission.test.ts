import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishCatalogue } from '../testing/catalogue.ts';
import { clearDatabase, selectEmails, selectRequests } from '../testing/database.ts';
import { suppress } from '../testing/outbox.ts';
import { createIpAddress, submitRequest, submitWithEnv, validRequest } from '../testing/submission.ts';

beforeEach(async () => {
  await clearDatabase();
  await publishCatalogue();
});

let number = 0;
const submit = (user_email: string, ip = createIpAddress()) =>
  submitRequest({ ...validRequest, user_email }, { headers: { 'cf-connecting-ip': ip } });
/** Submits a request for a mailbox of its own. */
const submitFrom = (ip: string) => {
  number += 1;
  return submit(`visitor.${number}@example.com`, ip);
};
const readAnswer = async (response: Response) => {
  const { code, needs_verification } = await response.json<{ code?: string; needs_verification?: boolean }>();
  return [response.status, code ?? needs_verification ?? false];
};
const countKinds = async () => Object.groupBy(await selectEmails(), ({ kind }) => String(kind));

describe('of one mailbox', () => {
  test('five requests a day are answered at once; others wait, and one email asks whose they are', async () => {
    const spellings = ['Visitor@example.com', 'visitor+1@example.com', 'visitor+2@EXAMPLE.com'];
    for (let count = 0; count < 5; count += 1)
      expect(await readAnswer(await submit(spellings[count % 3] ?? ''))).toEqual([202, false]);
    for (const spelling of spellings) expect(await readAnswer(await submit(spelling))).toEqual([202, true]);
    const { visitor, provider, verification } = await countKinds();
    expect([visitor?.length, provider?.length, verification?.length]).toEqual([5, 5, 1]);
  });

  test('five of twelve requests that arrive together are answered at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => readAnswer(await submit('a@example.com'))),
    );
    expect(answers.filter(([, answer]) => answer === false)).toHaveLength(5);
    expect(answers.filter(([, answer]) => answer === true)).toHaveLength(7);
    const { visitor, verification } = await countKinds();
    expect([visitor?.length, verification?.length]).toEqual([5, 1]);
  });

  test('nobody but whoever fills it is locked out: a network sends five requests a day for it', async () => {
    const ip = createIpAddress();
    for (let count = 0; count < 5; count += 1) await submit('victim@example.com', ip);
    const sixth = await submit('victim@example.com', ip);
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '86400']);
    expect(await sixth.json()).toMatchObject({ code: 'daily_limit' });
    expect(await readAnswer(await submit('victim@example.com'))).toEqual([202, true]);
  });

  test('requests are answered at once again a day later', async () => {
    for (let count = 0; count < 5; count += 1) await submit('a@example.com');
    await env.DB.prepare("update counted_request set created_at = '2026-01-01T00:00:00.000Z'").run();
    expect(await readAnswer(await submit('a@example.com'))).toEqual([202, false]);
  });

  test('the response to the same request, sent again, is the same after the limit', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await submitRequest(validRequest, { headers });
    for (let count = 0; count < 6; count += 1) await submit(validRequest.user_email);
    expect(await (await submitRequest(validRequest, { headers })).json()).toEqual(await first.json());
  });
});

describe.each([
  ['a /24', (host: number) => `203.0.113.${host}`],
  ['a /48', (host: number) => `2001:db8:7:${host.toString(16)}::1`],
])('of the network of a site, %s', (_, getAddress) => {
  test('20 requests a day are answered at once, 40 more after a verification, and none beyond', async () => {
    const answers = [];
    for (let host = 1; host <= 61; host += 1) answers.push(await readAnswer(await submitFrom(getAddress(host))));
    expect(answers).toEqual([...Array(20).fill([202, false]), ...Array(40).fill([202, true]), [429, 'network_limit']]);
  });
});

test('of an autonomous system, 200 requests a day are answered at once', async () => {
  const rows = JSON.stringify(Array.from({ length: 200 }, (_, index) => index));
  await env.DB.prepare(
    `insert into counted_request (mailbox_digest, network_digest, asn, needs_verification, created_at)
     select value, value, 9198, 0, ? from json_each(?)`,
  )
    .bind(new Date(Date.now() - 2 * 60 * 60 * 1000).toISOString(), rows)
    .run();
  const fetchFrom = async (asn: number) => {
    const response = await submitRequest({ ...validRequest, user_email: `${asn}@example.com` }, {
      cf: { asn },
    } as RequestInit);
    return readAnswer(response);
  };
  expect(await fetchFrom(9198)).toEqual([202, true]);
  expect(await fetchFrom(21299)).toEqual([202, false]);
});

test('in a flood every request needs a verification, and a network has two an hour', async () => {
  const fill = (count: number) =>
    submitWithEnv({ REQUESTS_PER_HOUR: '3' }, { ...validRequest, user_email: `${count}@example.com` });
  for (const count of [1, 2, 3]) expect(await readAnswer(await fill(count))).toEqual([202, false]);
  const inFlood = (user_email: string, ip: string) =>
    submitWithEnv({ REQUESTS_PER_HOUR: '3' }, { ...validRequest, user_email }, { headers: { 'cf-connecting-ip': ip } });
  const ip = createIpAddress();
  expect(await readAnswer(await inFlood('4@example.com', ip))).toEqual([202, true]);
  expect(await readAnswer(await inFlood('5@example.com', ip))).toEqual([202, true]);
  expect(await readAnswer(await inFlood('6@example.com', ip))).toEqual([429, 'network_limit']);
  expect(await readAnswer(await inFlood('7@example.com', createIpAddress()))).toEqual([202, true]);
});

describe('a mailbox whose owner wants no emails', () => {
  test('gets none, and the response does not tell: not of the request, nor of the same one again', async () => {
    await suppress('Owner@example.com', 'owner', new Date());
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const request = { ...validRequest, user_email: 'owner+1@example.com' };
    const response = await submitRequest(request, { headers });
    const json = await response.json<object>();
    expect([response.status, Object.keys(json)]).toEqual([202, ['success', 'reference', 'deadline', 'correction_key']]);
    expect(await (await submitRequest(request, { headers })).json()).toEqual(json);
    expect(await selectEmails()).toEqual([]);
    expect(await selectRequests()).toMatchObject([{ is_suppressed: 1 }]);
  });

  test('has the limits of any other', async () => {
    await suppress('owner@example.com', 'owner', new Date());
    const ip = createIpAddress();
    for (let count = 0; count < 5; count += 1)
      expect(await readAnswer(await submit('owner@example.com', ip))).toEqual([202, false]);
    expect(await readAnswer(await submit('owner@example.com', ip))).toEqual([429, 'daily_limit']);
    expect(await readAnswer(await submit('owner@example.com'))).toEqual([202, true]);
    expect(await selectEmails()).toEqual([]);
  });
});
