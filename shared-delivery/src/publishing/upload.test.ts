import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuiltRelease } from './build-release.ts';
import { type Bucket, getStableVersion, promote, uploadRelease } from './upload.ts';

/** A bucket in memory that implements R2's `onlyIf` condition. */
function createMemoryBucket() {
  const objects = new Map<string, { bytes: Buffer; contentType: string }>();
  const bucket: Bucket = {
    get: async (key) => {
      const object = objects.get(key);
      return object ? { text: async () => object.bytes.toString() } : null;
    },
    head: async (key) => {
      const object = objects.get(key);
      return object ? { size: object.bytes.length } : null;
    },
    put: async (key, value, { httpMetadata, onlyIf }) => {
      if (onlyIf && objects.has(key)) return null;
      objects.set(key, { bytes: Buffer.from(value), contentType: httpMetadata.contentType });
      return {};
    },
  };
  return { bucket, objects };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  await writeFile(path.join(folder, 'entry.js'), 'remote()');
});
afterEach(() => rm(folder, { recursive: true }));

const createRelease = (version: string): BuiltRelease => ({
  folder,
  fragments: { '/tips': { head: { title: 'Tips' }, body: '<h1>Tips</h1>' } },
  release: {
    version,
    files: { 'entry.js': { integrity: 'sha384-x', bytes: 8 } },
    snapshot: { globalName: 'tips', remoteEntry: 'entry.js', modules: [] },
    pages: ['/tips'],
  },
});

test('uploads every file with its content type, then the fragments, then release.json', async () => {
  const { bucket, objects } = createMemoryBucket();
  await uploadRelease(bucket, createRelease('v1'));
  expect([...objects.keys()]).toEqual(['v1/entry.js', 'v1/fragments/tips.json', 'v1/release.json']);
  expect(objects.get('v1/entry.js')?.contentType).toBe('text/javascript; charset=utf-8');
});

test('leaves an existing version unchanged', async () => {
  const { bucket, objects } = createMemoryBucket();
  await uploadRelease(bucket, createRelease('v1'));
  const before = objects.get('v1/entry.js');
  await writeFile(path.join(folder, 'entry.js'), 'changed!');
  await uploadRelease(bucket, createRelease('v1'));
  expect(objects.get('v1/entry.js')).toBe(before);
});

test('overwrites no file of an interrupted upload', async () => {
  const { bucket, objects } = createMemoryBucket();
  await bucket.put('v1/entry.js', 'earlier!', { httpMetadata: { contentType: 'text/javascript' } });
  await uploadRelease(bucket, createRelease('v1'));
  expect(objects.get('v1/entry.js')?.bytes.toString()).toBe('earlier!');
  expect(objects.has('v1/release.json')).toBe(true);
});

test('an incomplete upload fails and does not become a version', async () => {
  const { bucket, objects } = createMemoryBucket();
  await writeFile(path.join(folder, 'entry.js'), 'half');
  await expect(uploadRelease(bucket, createRelease('v1'))).rejects.toThrow(
    'v1/entry.js: 8 bytes were sent, 4 are stored',
  );
  expect(objects.has('v1/release.json')).toBe(false);
  await expect(promote(bucket, 'v1')).rejects.toThrow('There is no version v1 in the bucket: publish it first');
});

test('promoting a version makes it the stable one', async () => {
  const { bucket } = createMemoryBucket();
  expect(await getStableVersion(bucket)).toBeNull();
  await uploadRelease(bucket, createRelease('v1'));
  expect(await getStableVersion(bucket)).toBeNull();
  await promote(bucket, 'v1');
  expect(await getStableVersion(bucket)).toBe('v1');
});

test('promotes an earlier version again, and refuses a version that was never uploaded', async () => {
  const { bucket } = createMemoryBucket();
  for (const version of ['v1', 'v2']) {
    await uploadRelease(bucket, createRelease(version));
    await promote(bucket, version);
  }
  await promote(bucket, 'v1');
  expect(await getStableVersion(bucket)).toBe('v1');
  await expect(promote(bucket, 'v3')).rejects.toThrow('There is no version v3 in the bucket: publish it first');
  expect(await getStableVersion(bucket)).toBe('v1');
});
