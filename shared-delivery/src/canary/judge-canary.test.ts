import { expect, test } from 'vitest';
import type { Figures } from '../schema/figures.ts';
import { judgeCanary } from './judge-canary.ts';

const versions = { stable: 'v1', canary: 'v2', views: 200 };

type ByNetwork = Figures['byNetwork'];

/** Figures of which only those by network decide: what is counted in all is as bad as it can be. */
const createFigures = (version: string, channel: Figures['channel'], byNetwork: Partial<ByNetwork>): Figures => ({
  ...{ version, channel, views: 9000, failures: 9000, late: 9000, policyViolations: 9000 },
  failureKinds: { load: 9000, integrity: 0, evaluation: 0, render: 0 },
  ...{ ttfb: null, fcp: null, lcp: { p75Ms: 60_000, count: 9000 }, inp: null, cls: null, pages: [] },
  byNetwork: { networks: 0, views: 0, failed: 0, lcp: [], ...byNetwork },
});
const stable = createFigures('v1', 'stable', { networks: 400, views: 1000, failed: 2, lcp: [[1000, 400]] });
const createCanary = (change: Partial<ByNetwork>) =>
  createFigures('v2', 'canary', { networks: 100, views: 150, ...change });

test.each<[string, Partial<ByNetwork>, string, string]>([
  ['few views', {}, 'wait', '150 of 200 views, failed in 0 of 100 networks'],
  ['enough views', { views: 200 }, 'promote', '200 views, failed in 0 of 100 networks'],
  ['enough views of six networks', { views: 200, networks: 6 }, 'wait', '200 of 200 views'],
  ['enough views of seven networks', { views: 200, networks: 7 }, 'promote', '200 views'],
  ['failures in six networks', { networks: 6, failed: 6 }, 'wait', 'failed in 6 of 6 networks'],
  [
    'failures in seven',
    { networks: 7, failed: 7 },
    'end',
    'it fails in 7 of 7 networks, the stable version in 2 of 400',
  ],
  ['failures within the margin', { views: 200, networks: 200, failed: 7 }, 'promote', '200 views, failed in 7 of 200'],
  ['failures beyond the margin', { networks: 199, failed: 7 }, 'end', 'it fails in 7 of 199 networks'],
  ['failures after enough views', { views: 300, failed: 30 }, 'end', 'it fails in 30 of 100 networks'],
  ['an LCP at the margin', { lcp: [[1200, 20]] }, 'wait', '150 of 200 views'],
  ['an LCP beyond the margin', { lcp: [[1201, 20]] }, 'end', 'its LCP is 1201 ms, that of the stable version 1000 ms'],
  ['few measurements of LCP', { lcp: [[9000, 19]] }, 'wait', '150 of 200 views'],
])('a canary with %s: %s', (_, change, action, reason) => {
  const verdict = judgeCanary([stable, createCanary(change)], versions);
  expect(verdict).toEqual({ action, reason: expect.stringContaining(reason) });
});

test('a canary that nobody has opened waits', () => {
  expect(judgeCanary([stable, createFigures('v2', 'stable', {})], versions).action).toBe('wait');
});

test('without figures of the stable version, failures are compared with none', () => {
  expect(judgeCanary([createCanary({ failed: 7 })], versions).action).toBe('end');
});

test('four networks that lie about the speed of either version end no canary', () => {
  const lcp: ByNetwork['lcp'] = [
    [1000, 12],
    [1300, 4],
  ];
  const slowed = createCanary({ lcp: [...lcp, [60_000, 4]] });
  const hastened = { ...stable, byNetwork: { ...stable.byNetwork, lcp: [[1, 4] as [number, number], ...lcp] } };
  expect(judgeCanary([hastened, slowed], versions).action).toBe('wait');
});
