import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CHANNELS_FILE } from '../schema/channels.ts';
import { type Bucket, listObjects } from './bucket.ts';
import { startCanary } from './canary.ts';
import { describeDue } from './describe.ts';
import { findDue } from './due.ts';
import { promote } from './promote.ts';
import { createBuild, openTestBucket } from './test-bucket.ts';
import { uploadRelease } from './upload.ts';

const author = { actor: 'me' };

let bucket: Bucket;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ bucket, close } = await openTestBucket());
});
afterAll(() => close());
beforeEach(async () => {
  const keys = (await listObjects(bucket, '')).map(({ key }) => key);
  if (keys.length > 0) await bucket.delete(keys);
});

async function publish(version: string) {
  const built = await createBuild(version);
  await uploadRelease(bucket, built);
  await built.remove();
}

const findChanged = () => ['pnpm-lock.yaml', 'shared-ui'];
const describe = async (version: string) => describeDue('catalogue', await findDue(bucket, version, findChanged));

test('a remote is due when visitors get another version than the build: with what has changed since that was published', async () => {
  await publish('v1');
  await promote(bucket, 'v1', author);
  const changedSince = vi.fn((_: Date) => ['shared-ui']);
  const due = await findDue(bucket, 'v2', changedSince);
  expect(due).toMatchObject({ version: 'v2', live: { version: 'v1' }, isDue: true, changed: ['shared-ui'] });
  expect(changedSince).toHaveBeenCalledExactlyOnceWith(due.live?.published);
  const day = due.live?.published.toISOString().slice(0, 10);
  expect(await describe('v2')).toBe(
    `catalogue: pnpm-lock.yaml and shared-ui changed since ${day}, not released (the last build is v2; visitors get v1)`,
  );
});

test('a remote is not due when visitors get the build, and then nobody asks what has changed', async () => {
  await publish('v1');
  await promote(bucket, 'v1', author);
  const changedSince = vi.fn((_: Date) => ['shared-ui']);
  expect(await findDue(bucket, 'v1', changedSince)).toMatchObject({ isDue: false, changed: [] });
  expect(changedSince).not.toHaveBeenCalled();
  expect(await describe('v1')).toBe('catalogue: released, visitors get the last build (v1)');
});

test('a build that some visitors get is due, and says so', async () => {
  await publish('v1');
  await publish('v2');
  await promote(bucket, 'v1', author);
  await startCanary(bucket, { version: 'v2', percent: 10 }, author);
  expect(await describe('v2')).toContain('(the last build is v2, 10 of 100 visitors get it; visitors get v1)');
});

test('a remote that has promoted nothing is due', async () => {
  await publish('v1');
  expect(await describe('v1')).toBe('catalogue: no version was ever promoted; the last build is v1');
});

test('a release pointer that cannot be read, or names nothing, is an error that says what to do', async () => {
  await bucket.put(CHANNELS_FILE, '{');
  await expect(findDue(bucket, 'v1', findChanged)).rejects.toThrow('promote a version, which repairs it');
  await bucket.put(CHANNELS_FILE, JSON.stringify({ stable: 'gone' }));
  await expect(findDue(bucket, 'v1', findChanged)).rejects.toThrow('The bucket lacks gone');
});
