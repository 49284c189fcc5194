import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Figures } from '../schema/figures.ts';
import type { Bucket } from './bucket.ts';
import { startCanary } from './canary.ts';
import { readPointer } from './pointer.ts';
import { promote, rollBack } from './promote.ts';
import { createBuild, openTestBucket } from './test-bucket.ts';
import { uploadRelease } from './upload.ts';
import { watchCanary } from './watch-canary.ts';

const author = { actor: 'catalogue team' };

let bucket: Bucket;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ bucket, close } = await openTestBucket());
  for (const version of ['v1', 'v2']) {
    const built = await createBuild(version);
    await uploadRelease(bucket, built);
    await built.remove();
  }
});
afterAll(() => close());

const createFigures = (views: number, failed: number): Figures[] => [
  {
    ...{ version: 'v2', channel: 'canary', views, failures: failed, late: 0, policyViolations: 0 },
    byNetwork: { networks: views, views, failed, lcp: [] },
    failureKinds: { load: failed, integrity: 0, evaluation: 0, render: 0 },
    ...{ ttfb: null, fcp: null, lcp: null, inp: null, cls: null, pages: [] },
  },
];

/** Starts a canary, and watches it with figures, or the errors of reading them, that come one after the other. */
async function watchBucket(watched: Bucket, ...figures: (Figures[] | Error)[]) {
  if (!(await readPointer(bucket)).channels?.canary) await promote(bucket, 'v1', author);
  await startCanary(bucket, { version: 'v2', percent: 10 }, author);
  const lines: string[] = [];
  const wait = vi.fn(async () => {});
  const readFigures = vi.fn(async (_since: Date) => {
    const next = figures.shift() ?? [];
    if (next instanceof Error) throw next;
    return next;
  });
  const watching = watchCanary(watched, {
    version: 'v2',
    views: 50,
    author,
    readFigures,
    wait,
    report: (line) => lines.push(line),
  });
  return { watching, wait, lines, readFigures };
}

const watch = (...figures: (Figures[] | Error)[]) => watchBucket(bucket, ...figures);

test('a canary that does well is promoted after enough views, and the history says why', async () => {
  const { watching, wait, lines } = await watch([], createFigures(10, 0), createFigures(10, 0), createFigures(50, 0));
  expect(await watching).toMatchObject({
    promotion: { from: 'v1', to: 'v2' },
    reason: '50 views, failed in 0 of 50 networks',
  });
  expect(wait).toHaveBeenCalledTimes(3);
  expect(lines).toEqual([
    'v2: nobody has opened it yet',
    'v2: 10 of 50 views, failed in 0 of 10 networks',
    'v2: 50 views, failed in 0 of 50 networks',
  ]);
  const { channels } = await readPointer(bucket);
  expect(channels?.stable).toBe('v2');
  expect(channels?.history[0]).toMatchObject({ action: 'promote', reason: '50 views, failed in 0 of 50 networks' });
});

test('a canary that fails goes back by itself, and the history says why', async () => {
  const { watching } = await watch(createFigures(20, 8));
  expect((await watching).promotion).toMatchObject({ to: 'v1', endedCanary: 'v2' });
  const { channels } = await readPointer(bucket);
  expect(channels?.canary).toBeUndefined();
  expect(channels?.stable).toBe('v1');
  expect(channels?.history[0]).toMatchObject({
    action: 'end-canary',
    reason: expect.stringMatching(/8 of 20 networks/),
  });
});

test('a canary that somebody else has ended is left alone', async () => {
  const { watching, wait } = await watch(createFigures(10, 0));
  wait.mockImplementation(async () => void (await rollBack(bucket, { actor: 'on call' })));
  await expect(watching).rejects.toThrow('The canary v2 is over: on call changed it (end-canary)');
});

test('figures that cannot be read for a while are read again', async () => {
  const { watching, lines } = await watch(new Error('https://guide.test does not respond'), createFigures(50, 0));
  expect((await watching).promotion).toMatchObject({ to: 'v2' });
  expect(lines[0]).toBe('v2: https://guide.test does not respond');
});

test('a bucket that cannot be read for a while is read again', async () => {
  let isDown = false;
  const unreliable = new Proxy(bucket, {
    get(target, name) {
      if (isDown) throw new Error('The bucket does not respond');
      return Reflect.get(target, name);
    },
  });
  const { watching, lines, wait } = await watchBucket(unreliable, createFigures(10, 0), createFigures(50, 0));
  wait.mockImplementation(async () => {
    isDown = !isDown;
  });
  expect((await watching).promotion).toMatchObject({ to: 'v2' });
  expect(lines).toEqual([
    'v2: 10 of 50 views, failed in 0 of 10 networks',
    'v2: The bucket does not respond',
    'v2: 50 views, failed in 0 of 50 networks',
  ]);
});

test('figures are read since the canary began, also when its share was changed since', async () => {
  await promote(bucket, 'v1', author);
  const at = (hour: string) => ({ ...author, now: () => new Date(`2026-11-23T${hour}:00:00Z`) });
  await startCanary(bucket, { version: 'v2', percent: 5 }, at('07'));
  await rollBack(bucket, at('08'));
  await startCanary(bucket, { version: 'v2', percent: 1 }, at('09'));
  await startCanary(bucket, { version: 'v2', percent: 5 }, at('10'));
  const { watching, readFigures } = await watch(createFigures(50, 0));
  await watching;
  expect(readFigures).toHaveBeenCalledWith(new Date('2026-11-23T09:00:00Z'));
});
