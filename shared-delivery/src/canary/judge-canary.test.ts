import { expect, test } from 'vitest';
import type { Figures } from '../schema/figures.ts';
import { judgeCanary } from './judge-canary.ts';

const versions = { stable: 'v1', canary: 'v2', views: 200 };

const createFigures = (change: Partial<Figures>): Figures => ({
  ...{ version: 'v1', channel: 'stable', views: 1000, failures: 5, late: 0, policyViolations: 0 },
  failureKinds: { load: 5, integrity: 0, evaluation: 0, render: 0 },
  ...{ ttfb: null, fcp: null, lcp: { p75Ms: 1000, count: 500 }, inp: null, cls: null, pages: [] },
  ...change,
});
const stable = createFigures({});
const createCanary = (change: Partial<Figures>) =>
  createFigures({ version: 'v2', channel: 'canary', views: 100, failures: 0, lcp: null, ...change });

test.each<[string, Partial<Figures>, string, string]>([
  ['few views', {}, 'wait', '100 of 200 views, 0.0 % failed'],
  ['enough views', { views: 200 }, 'promote', '200 views, 0.0 % failed'],
  ['as many failures as usual', { views: 200, failures: 1 }, 'promote', '200 views, 0.5 % failed'],
  ['two failures, which are an accident', { views: 20, failures: 2 }, 'wait', '20 of 200 views, 10.0 % failed'],
  ['more failures', { failures: 3 }, 'end', 'it fails for 3.0 % of its views, the stable version for 0.5 %'],
  ['failures within the margin', { views: 200, failures: 3 }, 'promote', '200 views, 1.5 % failed'],
  ['failures after enough views', { views: 300, failures: 30 }, 'end', 'it fails for 10.0 % of its views'],
  ['an LCP at the margin', { lcp: { p75Ms: 1200, count: 20 } }, 'wait', '100 of 200 views'],
  [
    'an LCP beyond the margin',
    { lcp: { p75Ms: 1201, count: 20 } },
    'end',
    'its LCP is 1201 ms, that of the stable version 1000 ms',
  ],
  ['few measurements of LCP', { lcp: { p75Ms: 9000, count: 19 } }, 'wait', '100 of 200 views'],
])('a canary with %s: %s', (_, change, action, reason) => {
  const verdict = judgeCanary([stable, createCanary(change)], versions);
  expect(verdict).toEqual({ action, reason: expect.stringContaining(reason) });
});

test('a canary that nobody has opened waits', () => {
  expect(judgeCanary([stable, createFigures({ version: 'v2' })], versions).action).toBe('wait');
});

test('without figures of the stable version, failures are compared with none', () => {
  expect(judgeCanary([createCanary({ failures: 5 })], versions).action).toBe('end');
});
