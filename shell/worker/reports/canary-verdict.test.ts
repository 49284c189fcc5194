import { judgeCanary } from '@almaty/delivery/judge-canary';
import type { ReportEvent } from '@almaty/delivery/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { expirePointer, passSeconds, publish } from '../testing/releases.ts';
import { createEvent, openPage, post, readFigures } from '../testing/reports.ts';

let version: string;
const event = (fields: Partial<ReportEvent> = {}) => createEvent({ version, ...fields });

beforeEach(async () => {
  version = await publish();
  expirePointer();
});

describe('what decides about a canary', () => {
  let canary: string;
  beforeEach(async () => {
    canary = await publish();
    expirePointer();
  });

  const getTried = async () => (await readFigures()).find((figures) => figures.version === canary);
  const judge = async () => judgeCanary(await readFigures(), { stable: version, canary, views: 30 });
  const tried = (metric: ReportEvent['metric'], value = 0) =>
    event({ version: canary, channel: 'canary', metric, value });

  /** Opens pages from an address, each of which reports these events. */
  async function visit(address: string, pages: number, ...events: ReportEvent[]) {
    for (let page = 0; page < pages; page += 1) await post(events, { token: await openPage(address) });
  }

  test('is no flood of reports without tokens', async () => {
    for (let times = 0; times < 60; times += 1)
      await post([tried('view'), tried('load')], {
        token: `1999999999.${'A'.repeat(12)}.${'A'.repeat(12)}.${'A'.repeat(43)}`,
      });
    expect(await judge()).toEqual({ action: 'wait', reason: 'nobody has opened it yet' });
  });

  test('is no flood of one network with the tokens of real pages, wherever in the network it comes from', async () => {
    for (let host = 0; host < 20; host += 1) await visit(`198.51.100.${host}`, 3, tried('view'), tried('render'));
    for (let host = 0; host < 20; host += 1)
      await visit(`2001:db8:1:${host}::1`, 3, tried('view'), tried('lcp', 60_000));
    expect(await getTried()).toMatchObject({
      views: 120,
      failures: 60,
      byNetwork: { networks: 2, views: 20, failed: 1 },
    });
    expect((await judge()).action).toBe('wait');
  });

  test('is what seven networks saw', async () => {
    for (let network = 0; network < 6; network += 1) await visit(`198.51.${network}.1`, 5, tried('view'));
    expect(await judge()).toEqual({ action: 'wait', reason: '30 of 30 views, failed in 0 of 6 networks' });
    await visit('2001:db8::1', 1, tried('view'));
    expect(await judge()).toEqual({ action: 'promote', reason: '31 views, failed in 0 of 7 networks' });
    for (let network = 0; network < 6; network += 1) await visit(`198.51.${network}.1`, 2, tried('render'));
    expect((await judge()).action).toBe('promote');
    await visit('2001:db8::1', 1, tried('load'));
    expect(await judge()).toEqual({
      action: 'end',
      reason: 'it fails in 7 of 7 networks, the stable version in 0 of 0',
    });
  });

  test('is the first LCP of a network, and no later one', async () => {
    await visit('198.51.100.1', 1, tried('lcp', 900));
    passSeconds(3600);
    await visit('198.51.100.1', 3, tried('lcp', 60_000));
    await visit('198.51.101.1', 1, tried('lcp', 100));
    expect((await getTried())?.byNetwork.lcp).toEqual([
      [expect.closeTo(100, -1), 1],
      [expect.closeTo(900, -2), 1],
    ]);
  });
});
