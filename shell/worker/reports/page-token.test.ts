import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { ReportEvent } from '@almaty/delivery/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Env } from '../env.ts';
import { expirePointer, passSeconds, publish } from '../testing/releases.ts';
import { createEvent, openPage, post, readFigures, request } from '../testing/reports.ts';
import { MAX_NETWORK_EVENTS } from './figure-store.ts';

let version: string;
const event = (fields: Partial<ReportEvent> = {}) => createEvent({ version, ...fields });
const getOwn = async () => (await readFigures()).find((figures) => figures.version === version);

beforeEach(async () => {
  version = await publish();
  expirePointer();
});

describe('the token of a page', () => {
  /** Reports a view and a failure with a token that may be none. */
  const send = (token: string, variables: Partial<Env> = {}) =>
    post([event(), event({ metric: 'load' })], { token, variables });

  test('is another one for each page, in a header that the page can read, and names no address', async () => {
    const [first, second] = [await openPage(), await openPage()];
    expect(first).not.toBe(second);
    expect(first).not.toContain('192.0.2');
    expect((await request('/nowhere')).headers.get('server-timing')).toMatch(/^report;desc="[\w.-]{80}"$/);
    for (const path of ['/Privacy', '/icon.svg', '/_mfe/remotes.json'])
      expect((await request(path)).headers.get('server-timing')).toBeNull();
  });

  test('counts each event of a version and page once, however often it is sent', async () => {
    const token = await openPage();
    for (let times = 0; times < 3; times += 1) await send(token);
    await post([event(), event(), event({ channel: 'canary' })], { token });
    await post([event({ page: '/privacy' })], { token });
    expect(await getOwn()).toMatchObject({ channel: 'stable', views: 2, failures: 1 });
  });

  test('is refused when it was changed, when its time is over, when another site made it, and without a secret', async () => {
    const token = await openPage();
    const [until = '', id = '', network = '', signature = ''] = token.split('.');
    await send('');
    await send([Number(until) + 1, id, network, signature].join('.'));
    await send([until, 'AAAAAAAAAAAA', network, signature].join('.'));
    await send([until, id, 'AAAAAAAAAAAA', signature].join('.'));
    await send([until, id, network, 'A'.repeat(43)].join('.'));
    await send(await openPage('192.0.2.7', { REPORT_SECRET: 'the-secret-of-another-site-entirely' }));
    await send(token, { REPORT_SECRET: 'short' });
    expect(await openPage('192.0.2.7', { REPORT_SECRET: 'short' })).toBe('');
    passSeconds(4 * 3600);
    await send(token);
    expect(await getOwn()).toBeUndefined();
  });

  test('counts no more of a network than has room, until the next hour', async () => {
    const store = env.FIGURES.get(env.FIGURES.idFromName('a store of its own'));
    const until = Date.now() / 1000 + 3600;
    const events = Array.from({ length: MAX_NETWORK_EVENTS }, (_, index) => ({
      ...{ version, channel: 'stable' as const, page: `/${index}`, metric: 'view' as const, bucket: 0 },
    }));
    const send = async (id: string, network: string, now = Date.now()) =>
      (await store.add(events.slice(0, id === 'first' ? undefined : 1), { id, network, until }, now)).includes(true);
    expect(await send('first', 'one')).toBe(true);
    expect([await send('second', 'one'), await send('third', 'other')]).toEqual([false, true]);
    expect(await send('fourth', 'one', Date.now() + 3_600_000)).toBe(true);
  });

  test('is forgotten when its time is over, and the network with the counts', async () => {
    await send(await openPage());
    const count = (table: string) =>
      runInDurableObject(
        env.FIGURES.get(env.FIGURES.idFromName('trip-tips')),
        (_, { storage }) => storage.sql.exec<{ count: number }>(`select count(*) as count from ${table}`).one().count,
      );
    passSeconds(4 * 3600);
    await send(await openPage());
    expect(await count('counted')).toBe(2);
    passSeconds(169 * 3600);
    await post([event({ metric: 'cls', value: 0 })]);
    expect([await count('counted'), await count('network'), await count('tally')]).toEqual([1, 0, 1]);
  });
});
