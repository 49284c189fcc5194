import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHANNELS_FILE } from '../schema/channels.ts';
import { type Bucket, listObjects } from './bucket.ts';
import { PointerConflict, readPointer, writePointer } from './pointer.ts';
import { promote, rollBack } from './promote.ts';
import { prune } from './prune.ts';
import { createBuild, openTestBucket } from './test-bucket.ts';
import { uploadRelease } from './upload.ts';
import { inspectVersion, listVersions } from './versions.ts';

const JSON_TYPE = { httpMetadata: { contentType: 'application/json' } };
const author = { actor: 'catalogue team', now: () => new Date('2026-11-23T09:00:00Z') };

let bucket: Bucket;
let close: () => Promise<void>;
const removals: (() => Promise<void>)[] = [];

beforeAll(async () => {
  ({ bucket, close } = await openTestBucket());
});
afterAll(() => close());
beforeEach(async () => {
  const keys = (await listObjects(bucket, '')).map(({ key }) => key);
  if (keys.length > 0) await bucket.delete(keys);
});
afterEach(async () => {
  for (const remove of removals.splice(0)) await remove();
});

async function build(version: string, content?: string) {
  const built = await createBuild(version, content);
  removals.push(built.remove);
  return built;
}

/** Publishes versions one after the other, each of which visitors get for a while. */
async function release(...versions: string[]) {
  for (const version of versions) {
    await uploadRelease(bucket, await build(version));
    await promote(bucket, version, author);
  }
}

const listKeys = async () => (await listObjects(bucket, '')).map(({ key }) => key);
const getStable = async () => (await readPointer(bucket)).channels?.stable ?? null;
const readText = async (key: string) => (await bucket.get(key))?.text();

describe('publish', () => {
  test('uploads files, fragments and the description with their types', async () => {
    expect(await uploadRelease(bucket, await build('v1'))).toMatchObject({ sent: 3, kept: 0 });
    expect(await listKeys()).toEqual(['v1/entry.js', 'v1/fragments/tips.json', 'v1/release.json']);
    expect(await inspectVersion(bucket, 'v1')).toMatchObject({ problems: [] });
  });

  test('sends nothing that the bucket has', async () => {
    const built = await build('v1');
    await uploadRelease(bucket, built);
    expect(await uploadRelease(bucket, built)).toEqual({ sent: 0, sentBytes: 0, kept: 3 });
  });

  test('repairs missing, truncated and changed objects of its version', async () => {
    const built = await build('v1');
    await uploadRelease(bucket, built);
    await bucket.put('v1/entry.js', "remote('v2')", JSON_TYPE);
    await bucket.put('v1/release.json', '{"version":', JSON_TYPE);
    await bucket.delete(['v1/fragments/tips.json']);
    await expect(inspectVersion(bucket, 'v1')).rejects.toThrow('v1/release.json cannot be read: publish the version');
    expect(await uploadRelease(bucket, built)).toMatchObject({ sent: 3, kept: 0 });
    expect(await readText('v1/entry.js')).toBe("remote('v1')");
    expect(await inspectVersion(bucket, 'v1')).toMatchObject({ problems: [] });
  });

  test('refuses a build whose files have changed since it was described, and leaves no version', async () => {
    const built = await build('v1');
    await writeFile(built.file, 'half');
    await expect(uploadRelease(bucket, built)).rejects.toThrow(
      'v1/entry.js has 4 bytes, but its build had 12: build the remote again',
    );
    expect(await listVersions(bucket)).toEqual([]);
  });

  test('a dry run counts and sends nothing', async () => {
    expect(await uploadRelease(bucket, await build('v1'), true)).toMatchObject({ sent: 3 });
    expect(await listKeys()).toEqual([]);
  });
});

describe('promote and rollback', () => {
  test('make a version the one that visitors get, and remember when, what, by whom, from and to', async () => {
    await release('v1', 'v2');
    expect(await rollBack(bucket, { ...author, actor: 'on call' })).toMatchObject({ from: 'v2', to: 'v1' });
    const at = '2026-11-23T09:00:00.000Z';
    expect((await readPointer(bucket)).channels).toEqual({
      stable: 'v1',
      history: [
        { at, action: 'rollback', actor: 'on call', from: 'v2', to: 'v1' },
        { at, action: 'promote', actor: 'catalogue team', from: 'v1', to: 'v2' },
        { at, action: 'promote', actor: 'catalogue team', from: null, to: 'v1' },
      ],
    });
  });

  test('change nothing for the version that visitors get already, nor in a dry run', async () => {
    await release('v1', 'v2');
    expect(await promote(bucket, 'v2', author)).toMatchObject({ isChanged: false });
    expect(await promote(bucket, 'v1', author, true)).toMatchObject({ isChanged: true });
    expect(await getStable()).toBe('v2');
  });

  test('refuse a version that was never published, and one that is damaged', async () => {
    await release('v1');
    await expect(promote(bucket, 'v9', author)).rejects.toThrow(
      'There is no version v9 in the bucket: publish it first',
    );
    await uploadRelease(bucket, await build('v2'));
    await bucket.put('v2/entry.js', 'half', JSON_TYPE);
    await expect(promote(bucket, 'v2', author)).rejects.toThrow(
      'v2 is damaged: entry.js has 4 bytes instead of 12. Publish it again, which repairs it',
    );
    expect(await getStable()).toBe('v1');
  });

  test('a rollback without an earlier version says so', async () => {
    await release('v1');
    await expect(rollBack(bucket, author)).rejects.toThrow('No earlier version is known: name one (list)');
  });

  test('a second rollback goes back to the version that was rolled back', async () => {
    await release('v1', 'v2');
    await rollBack(bucket, author);
    await rollBack(bucket, author);
    expect(await getStable()).toBe('v2');
  });

  test('repair a release pointer that cannot be read', async () => {
    await release('v1');
    await bucket.put(CHANNELS_FILE, '{"stable":', JSON_TYPE);
    expect(await readPointer(bucket)).toMatchObject({ channels: null, isDamaged: true });
    expect(await promote(bucket, 'v1', author)).toMatchObject({ wasDamaged: true, isChanged: true });
    expect(await getStable()).toBe('v1');
  });

  test('of two writers one is told who was first', async () => {
    await release('v1', 'v2');
    const pointer = await readPointer(bucket);
    await promote(bucket, 'v1', { ...author, actor: 'tips team' });
    const change = { at: '', action: 'promote', actor: 'late', from: 'v2', to: 'v2' } as const;
    const late = writePointer(bucket, pointer, change);
    await expect(late).rejects.toThrow(PointerConflict);
    await expect(late).rejects.toThrow('tips team changed it to v1 at 2026-11-23T09:00:00.000Z');
    expect(await getStable()).toBe('v1');
  });

  test('of two first writers one is told', async () => {
    await uploadRelease(bucket, await build('v1'));
    const pointer = await readPointer(bucket);
    const change = { at: '', action: 'promote', actor: 'a', from: null, to: 'v1' } as const;
    await writePointer(bucket, pointer, change);
    await expect(writePointer(bucket, pointer, change)).rejects.toThrow(PointerConflict);
  });

  test('the last 20 changes are remembered', async () => {
    await uploadRelease(bucket, await build('v1'));
    await uploadRelease(bucket, await build('v2'));
    for (let change = 0; change < 22; change += 1) await promote(bucket, change % 2 === 0 ? 'v1' : 'v2', author);
    expect((await readPointer(bucket)).channels?.history).toHaveLength(20);
  });
});

describe('prune', () => {
  const later = (days: number) => Date.now() + days * 86_400_000;

  test('removes versions older than 30 days but the current one and the one before', async () => {
    await release('v1', 'v2', 'v3');
    await uploadRelease(bucket, await build('v4'));
    expect(await prune(bucket, false, later(29))).toEqual([]);
    const dry = await prune(bucket, true, later(31));
    expect(dry.map(({ version }) => version).toSorted()).toEqual(['v1', 'v4']);
    expect(await listVersions(bucket)).toHaveLength(4);
    expect(await prune(bucket, false, later(31))).toEqual(dry);
    expect((await listVersions(bucket)).map(({ version }) => version).toSorted()).toEqual(['v2', 'v3']);
    expect((await listKeys()).filter((key) => key.startsWith('v1/'))).toEqual([]);
  });

  test('refuses while the release pointer cannot be read', async () => {
    await uploadRelease(bucket, await build('v1'));
    await expect(prune(bucket)).rejects.toThrow('The release pointer cannot be read: promote a version first');
  });
});
