import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHANNELS_FILE } from '../schema/channels.ts';
import { CONTENT_FOLDER, getContentKey } from '../schema/release.ts';
import { type Bucket, listObjects } from './bucket.ts';
import type { BuiltRelease } from './build-release.ts';
import { startCanary } from './canary.ts';
import { PointerConflict, readPointer, writePointer } from './pointer.ts';
import { findOthersChange, promote, rollBack } from './promote.ts';
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

/** The key of the file that only this version has. */
const getOwnKey = (built: BuiltRelease) =>
  getContentKey(built.release.files['entry.js'] ?? { integrity: '', bytes: 0 });

describe('publish', () => {
  test('uploads files and fragments under their hashes, and the description', async () => {
    const built = await build('v1');
    expect(await uploadRelease(bucket, built)).toMatchObject({ sent: 4, kept: 0 });
    const keys = await listKeys();
    expect(keys.filter((key) => key.startsWith(CONTENT_FOLDER))).toHaveLength(3);
    expect(keys.filter((key) => !key.startsWith(CONTENT_FOLDER))).toEqual(['v1/release.json']);
    expect(await readText(getOwnKey(built))).toBe("remote('v1')");
    expect(await inspectVersion(bucket, 'v1')).toMatchObject({ problems: [] });
  });

  test('sends nothing that the bucket has', async () => {
    const built = await build('v1');
    await uploadRelease(bucket, built);
    expect(await uploadRelease(bucket, built)).toEqual({ sent: 0, sentBytes: 0, kept: 4 });
  });

  test('sends of another version only what is new in it', async () => {
    await uploadRelease(bucket, await build('v1'));
    expect(await uploadRelease(bucket, await build('v2'))).toMatchObject({ sent: 3, kept: 1 });
  });

  test('repairs missing, truncated and changed objects of its version', async () => {
    const built = await build('v1');
    await uploadRelease(bucket, built);
    const [css = '', fragment = ''] = [built.release.files['shared.css'], built.release.fragments['/tips']].map(
      (digest) => (digest ? getContentKey(digest) : ''),
    );
    await bucket.put(getOwnKey(built), "remote('v2')");
    await bucket.put(css, '.t');
    await bucket.put('v1/release.json', '{"version":');
    await bucket.delete([fragment]);
    await expect(inspectVersion(bucket, 'v1')).rejects.toThrow('v1/release.json cannot be read: publish the version');
    expect(await listVersions(bucket)).toMatchObject([{ version: 'v1', contents: null }]);
    expect(await uploadRelease(bucket, built)).toMatchObject({ sent: 4, kept: 0 });
    expect(await readText(getOwnKey(built))).toBe("remote('v1')");
    expect(await inspectVersion(bucket, 'v1')).toMatchObject({ problems: [] });
  });

  test('refuses a build whose files have changed since it was described, and leaves no version', async () => {
    const built = await build('v1');
    await writeFile(built.file, 'half');
    await expect(uploadRelease(bucket, built)).rejects.toThrow(
      'entry.js has changed since its build was described: build the remote again',
    );
    expect(await listVersions(bucket)).toEqual([]);
  });

  test('a dry run counts and sends nothing', async () => {
    expect(await uploadRelease(bucket, await build('v1'), true)).toMatchObject({ sent: 4 });
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
    const built = await build('v2');
    await uploadRelease(bucket, built);
    await bucket.put(getOwnKey(built), 'half');
    await expect(promote(bucket, 'v2', author)).rejects.toThrow(
      'v2 is damaged: entry.js has 4 bytes instead of 12. Publish it again, which repairs it',
    );
    expect(await getStable()).toBe('v1');
  });

  test('a rollback without an earlier version says so', async () => {
    await release('v1');
    await expect(rollBack(bucket, author)).rejects.toThrow('No earlier version is known: name one (list)');
  });

  test('a second rollback goes further back, and never forward', async () => {
    await release('v1', 'v2', 'v3');
    expect(await rollBack(bucket, author)).toMatchObject({ from: 'v3', to: 'v2' });
    expect(await rollBack(bucket, author)).toMatchObject({ from: 'v2', to: 'v1' });
    await expect(rollBack(bucket, author)).rejects.toThrow('No earlier version is known');
    expect(await getStable()).toBe('v1');
  });

  test('rollbacks go back through every promotion, also of a version that was stable before', async () => {
    await release('v1', 'v2', 'v3');
    await promote(bucket, 'v2', author);
    await rollBack(bucket, author);
    await promote(bucket, 'v1', author);
    const steps = [];
    for (let step = 0; step < 3; step += 1) steps.push(await rollBack(bucket, author));
    expect(steps.map(({ from, to }) => `${from} -> ${to}`)).toEqual(['v1 -> v3', 'v3 -> v2', 'v2 -> v1']);
  });

  test('after a rollback and a promotion, a rollback leads to what was stable before that promotion', async () => {
    await release('v1', 'v2');
    await rollBack(bucket, author);
    await release('v3');
    expect(await rollBack(bucket, author)).toMatchObject({ from: 'v3', to: 'v1' });
  });

  test('repair a release pointer that cannot be read', async () => {
    await release('v1');
    await bucket.put(CHANNELS_FILE, '{"stable":', JSON_TYPE);
    expect(await readPointer(bucket)).toMatchObject({ channels: null, isDamaged: true });
    expect(await promote(bucket, 'v1', author)).toMatchObject({ wasDamaged: true, isChanged: true });
    expect(await getStable()).toBe('v1');
  });

  test('every command that needs the release pointer says how a damaged one is repaired', async () => {
    await release('v1');
    await uploadRelease(bucket, await build('v2'));
    await bucket.put(CHANNELS_FILE, '{"stable":', JSON_TYPE);
    const repair = 'The release pointer cannot be read: promote a version, which repairs it';
    await expect(rollBack(bucket, author)).rejects.toThrow(repair);
    await expect(startCanary(bucket, { version: 'v2', percent: 10 }, author)).rejects.toThrow(repair);
    await expect(prune(bucket)).rejects.toThrow(repair);
  });

  test('of two writers one is told who was first', async () => {
    await release('v1', 'v2');
    const pointer = await readPointer(bucket);
    await promote(bucket, 'v1', { ...author, actor: 'tips team' });
    const change = { at: '', action: 'promote', actor: 'late', from: 'v2', to: 'v2' } as const;
    const late = writePointer(bucket, pointer, { stable: change.to }, change);
    await expect(late).rejects.toThrow(PointerConflict);
    await expect(late).rejects.toThrow('tips team was first, with promote of v1 at 2026-11-23T09:00:00.000Z');
    expect(await getStable()).toBe('v1');
  });

  test('of two first writers one is told', async () => {
    await uploadRelease(bucket, await build('v1'));
    const pointer = await readPointer(bucket);
    const change = { at: '', action: 'promote', actor: 'a', from: null, to: 'v1' } as const;
    await writePointer(bucket, pointer, { stable: change.to }, change);
    await expect(writePointer(bucket, pointer, { stable: change.to }, change)).rejects.toThrow(PointerConflict);
  });

  test('a rollback knows the version before the last promotion, however often a canary was changed since', async () => {
    await release('v1');
    await release('v2');
    for (let percent = 1; percent <= 25; percent += 1) await startCanary(bucket, { version: 'v1', percent }, author);
    await rollBack(bucket, author);
    expect(await rollBack(bucket, author)).toMatchObject({ from: 'v2', to: 'v1' });
  });

  test('a bucket that fails while it stores is told with what to do', async () => {
    const built = await build('v1');
    await uploadRelease(bucket, built);
    const failing: Bucket = {
      ...{ get: (key) => bucket.get(key), head: (key) => bucket.head(key), list: (options) => bucket.list(options) },
      delete: (keys) => bucket.delete(keys),
      put: () => Promise.reject(new Error('Unspecified error (0)')),
    };
    await expect(promote(failing, 'v1', author)).rejects.toThrow(/^The bucket did not say whether .*\(list\)/);
    await expect(uploadRelease(failing, await build('v2'))).rejects.toThrow(/^The bucket did not store .*: run the/);
  });

  test.each([
    ['before', false],
    ['after', true],
  ])('a change whose answer is lost %s it was stored is made once', async (_, isStored) => {
    await release('v1');
    await uploadRelease(bucket, await build('v2'));
    let puts = 0;
    const losing: Bucket = {
      ...{ get: (key) => bucket.get(key), head: (key) => bucket.head(key), list: (options) => bucket.list(options) },
      delete: (keys) => bucket.delete(keys),
      put: async (...args) => {
        puts += 1;
        const stored = puts > 1 || isStored ? await bucket.put(...args) : null;
        if (puts === 1) throw new Error('other side closed');
        return stored;
      },
    };
    await promote(losing, 'v2', author);
    const { channels } = await readPointer(bucket);
    expect(channels?.stable).toBe('v2');
    expect(channels?.history.map(({ to }) => to)).toEqual(['v2', 'v1']);
    expect(puts).toBe(isStored ? 1 : 2);
  });

  test('a bucket that stores something else than was sent is told with what to do', async () => {
    const list: Bucket['list'] = (options) => bucket.list(options);
    const damaging: Bucket = { ...bucket, list, put: (key) => bucket.put(key, 'damaged') };
    await expect(uploadRelease(damaging, await build('v1'))).rejects.toThrow(/is not stored as it was sent: publish/);
  });

  test('the last 20 changes are remembered', async () => {
    await uploadRelease(bucket, await build('v1'));
    await uploadRelease(bucket, await build('v2'));
    for (let change = 0; change < 22; change += 1) await promote(bucket, change % 2 === 0 ? 'v1' : 'v2', author);
    expect((await readPointer(bucket)).channels?.history).toHaveLength(20);
  });
});

describe('canary', () => {
  const canary = { version: 'v2', percent: 10 };

  test('is named beside the stable version, and remembered', async () => {
    await release('v1');
    await uploadRelease(bucket, await build('v2'));
    expect(await startCanary(bucket, canary, author)).toEqual({ stable: 'v1', canary, before: null, isChanged: true });
    expect(await startCanary(bucket, canary, author)).toMatchObject({ isChanged: false });
    const { channels } = await readPointer(bucket);
    expect(channels).toMatchObject({ stable: 'v1', canary });
    expect(channels?.history[0]).toMatchObject({ action: 'canary', from: 'v1', to: 'v2', percent: 10 });
  });

  test('gets another share, and changes nothing in a dry run', async () => {
    await release('v1');
    await uploadRelease(bucket, await build('v2'));
    await startCanary(bucket, canary, author, true);
    expect((await readPointer(bucket)).channels?.canary).toBeUndefined();
    await startCanary(bucket, canary, author);
    expect(await startCanary(bucket, { ...canary, percent: 50 }, author)).toMatchObject({ before: canary });
    expect((await readPointer(bucket)).channels?.canary?.percent).toBe(50);
  });

  test('ends with a promotion, and with a rollback, which leaves the stable version', async () => {
    await release('v1');
    await uploadRelease(bucket, await build('v2'));
    await startCanary(bucket, canary, author);
    expect(await rollBack(bucket, author)).toMatchObject({ to: 'v1', isChanged: true, endedCanary: 'v2' });
    expect((await readPointer(bucket)).channels).toMatchObject({
      stable: 'v1',
      history: [{ action: 'end-canary', from: 'v2', to: 'v1' }, { action: 'canary' }, { action: 'promote' }],
    });
    await startCanary(bucket, canary, author);
    expect(await promote(bucket, 'v2', { ...author, reason: 'no browser' })).toMatchObject({
      from: 'v1',
      endedCanary: 'v2',
    });
    const { channels } = await readPointer(bucket);
    expect(channels?.canary).toBeUndefined();
    expect(channels?.history[0]).toMatchObject({ action: 'promote', reason: 'no browser' });
    expect(await rollBack(bucket, author)).toMatchObject({ from: 'v2', to: 'v1' });
  });

  test('of another actor would be undone by publishing what is stable already', async () => {
    await release('v1');
    await uploadRelease(bucket, await build('v2'));
    const findOthers = async () => {
      const { channels } = await readPointer(bucket);
      return channels && findOthersChange(channels, 'v1', 'npm start');
    };
    expect(await findOthers()).toBeUndefined();
    await startCanary(bucket, canary, author);
    expect(await findOthers()).toMatchObject({ action: 'canary', actor: 'catalogue team' });
    await startCanary(bucket, { ...canary, percent: 50 }, { actor: 'npm start' });
    expect(await findOthers()).toBeUndefined();
  });

  test('refuses the stable version, one that is not there, and a bucket without a stable one', async () => {
    await uploadRelease(bucket, await build('v2'));
    await expect(startCanary(bucket, canary, author)).rejects.toThrow('Visitors get no version yet: promote one first');
    await promote(bucket, 'v2', author);
    await expect(startCanary(bucket, canary, author)).rejects.toThrow(
      'All visitors get v2 already: it needs no canary',
    );
    await expect(startCanary(bucket, { version: 'v9', percent: 1 }, author)).rejects.toThrow('There is no version v9');
  });
});

describe('prune', () => {
  const later = (days: number) => Date.now() + days * 86_400_000;

  test('removes versions older than 30 days but those that visitors get and the one before, and what only they had', async () => {
    const first = await build('v1');
    await uploadRelease(bucket, first);
    await release('v1', 'v2', 'v3');
    await uploadRelease(bucket, await build('v4'));
    await uploadRelease(bucket, await build('v5'));
    await startCanary(bucket, { version: 'v5', percent: 5 }, author);
    expect(await prune(bucket, false, later(29))).toEqual({ versions: [], contents: 0, bytes: 0 });
    const dry = await prune(bucket, true, later(31));
    expect(dry.versions.map(({ version }) => version).toSorted()).toEqual(['v1', 'v4']);
    expect(dry.contents).toBe(4);
    expect(await listVersions(bucket)).toHaveLength(5);
    expect(await prune(bucket, false, later(31))).toEqual(dry);
    expect((await listVersions(bucket)).map(({ version }) => version).toSorted()).toEqual(['v2', 'v3', 'v5']);
    expect(await listKeys()).not.toContain(getOwnKey(first));
    for (const version of ['v2', 'v3', 'v5']) expect((await inspectVersion(bucket, version)).problems).toEqual([]);
  });

  test('keeps the version before the last promotion', async () => {
    await release('v1', 'v2');
    expect((await prune(bucket, true, later(31))).versions).toEqual([]);
  });

  test('refuses while the release pointer or the description of a version that stays cannot be read', async () => {
    await uploadRelease(bucket, await build('v1'));
    await expect(prune(bucket)).rejects.toThrow('Visitors get no version yet: promote one first');
    await promote(bucket, 'v1', author);
    await bucket.put('v1/release.json', 'x');
    await expect(prune(bucket)).rejects.toThrow('v1/release.json cannot be read: publish the version again');
  });
});
