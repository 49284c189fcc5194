import { expect, test, vi } from 'vitest';
import type { Figures } from '../../shared-delivery/src/schema/figures.ts';
import { fetchShellVersion } from './shell-version.ts';
import { type Watch, watchWorker } from './watch-worker.ts';

/** What was counted of a version: browsers say of each shell that it is stable, and so is every answer of the API. */
const createFigures = (version: string, networks: number, failed: number): Figures => ({
  ...{ version, channel: 'stable', views: 0, failures: 0, late: 0, policyViolations: 0 },
  failureKinds: { load: 0, integrity: 0, evaluation: 0, render: 0 },
  ...{ ttfb: null, fcp: null, lcp: null, inp: null, cls: null, pages: [] },
  byNetwork: { networks, views: networks, failed, lcp: [] },
});

const since = new Date('2026-11-29T02:00:00Z');

/** Watches a canary of the Worker whose figures change from one reading to the next. */
function watch(readings: Figures[][], changes: Partial<Watch> = {}) {
  const reasons: string[] = [];
  const readFigures = vi.fn(async (_: Date) => readings.shift() ?? []);
  const verdict = watchWorker({
    ...{ version: 'id-2', views: 20, readFigures },
    readShares: () => ({ stable: 'id-1', canary: { version: 'id-2', percent: 10 }, since }),
    fetchName: async (id) => `scripts-of-${id}`,
    wait: async () => {},
    report: (reason) => reasons.push(reason),
    ...changes,
  });
  return { verdict, reasons, readFigures };
}

const stable = createFigures('scripts-of-id-1', 400, 0);

test('a canary of the shell is promoted after enough views of its scripts', async () => {
  const { verdict, reasons, readFigures } = watch([
    [stable],
    [stable, createFigures('scripts-of-id-2', 19, 0)],
    [stable, createFigures('scripts-of-id-2', 20, 0)],
  ]);
  expect(await verdict).toEqual({ action: 'promote', reason: '20 views, failed in 0 of 20 networks' });
  expect(reasons).toEqual([
    'nobody has opened it yet',
    '19 of 20 views, failed in 0 of 19 networks',
    '20 views, failed in 0 of 20 networks',
  ]);
  expect(readFigures).toHaveBeenLastCalledWith(since);
});

test('a canary of the shell that fails is ended', async () => {
  const { verdict } = watch([[stable, createFigures('scripts-of-id-2', 8, 7)]]);
  expect(await verdict).toMatchObject({
    action: 'end',
    reason: expect.stringContaining('it fails in 7 of 8 networks'),
  });
});

test('a canary of the API is judged by the answers of its version', async () => {
  const readings = [[createFigures('id-1', 400, 1), createFigures('id-2', 20, 7)]];
  const { verdict } = watch(readings, { fetchName: async (id) => id });
  const reason = 'it fails in 7 of 20 networks, the stable version in 1 of 400';
  expect(await verdict).toEqual({ action: 'end', reason });
});

test('figures that cannot be read for a moment end nothing', async () => {
  const readFigures = vi
    .fn<Watch['readFigures']>()
    .mockRejectedValueOnce(new Error('the site does not respond'))
    .mockResolvedValue([createFigures('scripts-of-id-2', 20, 0)]);
  const { verdict, reasons } = watch([], { readFigures });
  expect((await verdict).action).toBe('promote');
  expect(reasons[0]).toBe('the site does not respond');
});

test('two versions with the same scripts are not judged', async () => {
  const { verdict, readFigures } = watch([], { fetchName: async () => 'the-same' });
  await expect(verdict).rejects.toThrow('Both versions of the shell have the same scripts (the-same)');
  expect(readFigures).not.toHaveBeenCalled();
});

test('a canary that somebody else has ended is not judged', async () => {
  const shares = [{ stable: 'id-1', canary: { version: 'id-2', percent: 10 }, since }];
  const { verdict } = watch([], { readShares: () => shares.shift() ?? { stable: 'id-2', canary: null, since } });
  await expect(verdict).rejects.toThrow('The canary id-2 is over: somebody deployed something else');
});

test('a version of the Worker is asked for its scripts by the header that chooses it', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ shell: { version: 'a-b-c' }, remotes: [] }));
  expect(await fetchShellVersion('https://guide.test', 'staging', 'id-2', fetch)).toBe('a-b-c');
  expect(fetch.mock.lastCall?.[0]).toBe('https://guide.test/_mfe/remotes.json');
  expect(fetch.mock.lastCall?.[1]?.headers).toEqual({
    'Cloudflare-Workers-Version-Overrides': 'shell-staging="id-2"',
  });
  fetch.mockResolvedValue(Response.json({}));
  await expect(fetchShellVersion('https://guide.test', 'staging', 'id-2', fetch)).rejects.toThrow('says no version');
});
