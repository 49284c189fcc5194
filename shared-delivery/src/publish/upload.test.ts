import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BuiltRelease } from './build-release.ts';
import { contentTypeOf } from './content-type.ts';
import { type Bucket, promote, stableVersion, uploadRelease } from './upload.ts';

/** A bucket in memory that keeps R2's rule for `onlyIf`. */
function memoryBucket() {
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

const built = (version: string): BuiltRelease => ({
  folder,
  fragments: { '/tips': { head: '', body: '<h1>Tips</h1>' } },
  release: {
    version,
    files: { 'entry.js': { integrity: 'sha384-x', bytes: 8 } },
    snapshot: { globalName: 'tips', remoteEntry: 'entry.js', modules: [] },
    pages: ['/tips'],
  },
});

test('a version is its files, each with its type, and its description last', async () => {
  const { bucket, objects } = memoryBucket();
  await uploadRelease(bucket, built('v1'));
  expect([...objects.keys()]).toEqual(['v1/entry.js', 'v1/fragments/tips.json', 'v1/release.json']);
  expect(objects.get('v1/entry.js')?.contentType).toBe('text/javascript; charset=utf-8');
});

test('a version that stands is never written again', async () => {
  const { bucket, objects } = memoryBucket();
  await uploadRelease(bucket, built('v1'));
  const before = objects.get('v1/entry.js');
  await writeFile(path.join(folder, 'entry.js'), 'changed!');
  await uploadRelease(bucket, built('v1'));
  expect(objects.get('v1/entry.js')).toBe(before);
});

test('an upload that does not arrive whole is no version', async () => {
  const { bucket, objects } = memoryBucket();
  await writeFile(path.join(folder, 'entry.js'), 'half');
  await expect(uploadRelease(bucket, built('v1'))).rejects.toThrow('v1/entry.js: 8 bytes were sent, 4 are stored');
  expect(objects.has('v1/release.json')).toBe(false);
  await expect(promote(bucket, 'v1')).rejects.toThrow('There is no version v1 in the bucket: publish it first');
});

test('promoting makes a version the one visitors get', async () => {
  const { bucket } = memoryBucket();
  expect(await stableVersion(bucket)).toBeNull();
  await uploadRelease(bucket, built('v1'));
  expect(await stableVersion(bucket)).toBeNull();
  await promote(bucket, 'v1');
  expect(await stableVersion(bucket)).toBe('v1');
});

test('an earlier version can be promoted again, and one that never stood can not', async () => {
  const { bucket } = memoryBucket();
  for (const version of ['v1', 'v2']) {
    await uploadRelease(bucket, built(version));
    await promote(bucket, version);
  }
  await promote(bucket, 'v1');
  expect(await stableVersion(bucket)).toBe('v1');
  await expect(promote(bucket, 'v3')).rejects.toThrow('There is no version v3 in the bucket: publish it first');
  expect(await stableVersion(bucket)).toBe('v1');
});

test('an ending that nobody has thought about is an error that says where to add it', () => {
  expect(() => contentTypeOf('static/film.mkv')).toThrow('static/film.mkv: no content type is known');
});
