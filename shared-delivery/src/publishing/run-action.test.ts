import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Bucket } from './bucket.ts';
import { promote } from './promote.ts';
import { runAction } from './run-action.ts';
import { createBuild, openTestBucket } from './test-bucket.ts';
import { uploadRelease } from './upload.ts';

const shared = {
  remotes: ['trip-tips'],
  target: { state: 'unused' },
  actor: 'me',
  isDryRun: false,
  isJson: false,
} as const;
const figures = { site: 'https://guide.test', key: 'the-key' };

let bucket: Bucket;
let close: () => Promise<void>;
beforeAll(async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  ({ bucket, close } = await openTestBucket());
  for (const version of ['v1', 'v2']) {
    const built = await createBuild(version);
    await uploadRelease(bucket, built);
    await built.remove();
  }
  await promote(bucket, 'v1', { actor: 'me' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await close();
});

test('a list of versions needs no site that gives figures, and says why there are none', async () => {
  const { lines, data } = await runAction(bucket, 'trip-tips', { ...shared, command: 'list', page: 1, figures });
  expect(lines).toContainEqual(expect.stringMatching(/^\* v1 /));
  expect(lines.at(-1)).toBe('No figures: https://guide.test responded with status 503 when asked for figures');
  expect(data).toMatchObject({ figures: null });
});

test('a list has a hundred versions a page, and says how to see the next one', async () => {
  const many = await openTestBucket();
  for (let number = 1; number <= 101; number += 1) await many.bucket.put(`v${number}/release.json`, '');
  const [first, second] = await Promise.all(
    [1, 2].map((page) => runAction(many.bucket, 'trip-tips', { ...shared, command: 'list', page, figures: null })),
  );
  await many.close();
  expect(first?.lines).toContain('There may be more: --page 2');
  expect(Object(first?.data).versions).toHaveLength(100);
  expect(second?.lines[0]).toBe('trip-tips: versions, page 2');
  expect(Object(second?.data).versions).toHaveLength(1);
});

test('a list with a wrong key fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
  const list = runAction(bucket, 'trip-tips', { ...shared, command: 'list', page: 1, figures });
  await expect(list).rejects.toThrow('https://guide.test refuses the key: is TEAM_KEY that of this site?');
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
});

test('what cannot be built is not published, and the message says so', async () => {
  const folder = process.cwd();
  onTestFinished(() => process.chdir(folder));
  process.chdir(tmpdir());
  const command = {
    ...shared,
    command: 'publish',
    isPromoted: false,
    keepsOthers: false,
    gate: { reason: '' },
  } as const;
  await expect(runAction(bucket, 'trip-tips', command)).rejects.toThrow(
    'Nothing of trip-tips was published. There is no build in mfe-trip-tips/dist: build the remote first',
  );
});

test('a canary that cannot be watched is not started', async () => {
  const canary = { version: 'v2', percent: 10 };
  const command = {
    ...shared,
    command: 'canary',
    canary,
    gate: { reason: 'test' },
    watch: { ...figures, views: 9 },
  } as const;
  await expect(runAction(bucket, 'trip-tips', command)).rejects.toThrow('status 503');
  const { data } = await runAction(bucket, 'trip-tips', { ...shared, command: 'list', page: 1, figures: null });
  expect(data).toMatchObject({ channels: { stable: 'v1', history: [{ action: 'promote' }] } });
});

test('a remote that has promoted nothing is not pruned, and stops nobody', async () => {
  const empty = await openTestBucket();
  const { lines, data } = await runAction(empty.bucket, 'trip-tips', { ...shared, command: 'prune' });
  await empty.close();
  expect(lines).toEqual(['trip-tips: no version was ever promoted, so nothing is removed']);
  expect(data).toEqual({ versions: [], contents: 0, bytes: 0 });
});

describe('a new shell, with a remote that has promoted nothing', () => {
  const gate = { site: 'https://new.guide.test', key: undefined };
  /** Tries a shell whose navigation has these links. */
  async function tryShell(...links: string[]) {
    const answers: Readonly<Record<string, object>> = {
      '/_mfe/shell.json': { owners: { 'plan-trip': 'trip-tips' }, links, slots: {} },
      '/mf-manifest.json': { shared: [] },
      '/_mfe/remotes.json': { remotes: [] },
    };
    vi.stubGlobal('fetch', async (url: string) => Response.json(answers[new URL(url).pathname]));
    const empty = await openTestBucket();
    try {
      return await runAction(empty.bucket, 'trip-tips', { ...shared, command: 'gate', version: null, gate });
    } finally {
      await empty.close();
    }
  }

  test('passes when no page leads to it', async () => {
    expect((await tryShell('/locations')).lines).toEqual(['trip-tips has no version yet, and nothing leads to it']);
  });

  test('is refused when the navigation leads to it', async () => {
    await expect(tryShell('/plan-trip')).rejects.toThrow(
      /refuses trip-tips without a version.*\n.*the navigation leads to \/plan-trip/,
    );
  });
});
