import { expect, test } from 'vitest';
import { describeContent, sealRelease } from '../publishing/build-release.ts';
import { getContentKey } from '../schema/release.ts';
import { MissingObjectError, readChannels, readContent, readStoredRelease, withinLimit } from './index.ts';

const encode = (text: string) => new TextEncoder().encode(text).buffer;

/** A bucket with some texts by key. */
const createBucket = (texts: Readonly<Record<string, string>>) => ({
  get: async (key: string) => (key in texts ? { arrayBuffer: async () => encode(texts[key] ?? '') } : null),
});

const snapshot = { globalName: 'tips', remoteEntry: 'entry.js', modules: [] };
const text = JSON.stringify(
  sealRelease({ version: 'v1', files: {}, snapshot, requires: {}, pages: [], fragments: {} }),
);

test('the release pointer is read with its shape checked', async () => {
  const channels = '{"stable":"v1","canary":{"version":"v2","percent":5}}';
  expect(await readChannels(createBucket({ 'channels.json': channels }))).toMatchObject({ stable: 'v1' });
  await expect(readChannels(createBucket({ 'channels.json': '{"stable":"../v1"}' }))).rejects.toThrow();
  await expect(readChannels(createBucket({ 'channels.json': '{' }))).rejects.toThrow(SyntaxError);
  await expect(readChannels(createBucket({}))).rejects.toThrow(MissingObjectError);
});

test('the description of a version is read, with its hash and its version checked', async () => {
  const read = (version: string, description: string) =>
    readStoredRelease(createBucket({ [`${version}/release.json`]: description }), version);
  expect(await read('v1', text)).toEqual(JSON.parse(text));
  await expect(read('v1', text.replace('entry.js', 'entrz.js'))).rejects.toThrow('has another hash than it says');
  await expect(read('v2', text)).rejects.toThrow('The release of v2 says that it is v1');
  await expect(readStoredRelease(createBucket({}), 'v1')).rejects.toThrow(MissingObjectError);
});

test('a content is read by its digest, with its size and hash checked', async () => {
  const digest = describeContent('remote()');
  const read = (texts: Readonly<Record<string, string>>) => readContent(createBucket(texts), 'a.js', digest);
  const key = getContentKey(digest);
  expect(await read({ [key]: 'remote()' })).toEqual(encode('remote()'));
  await expect(read({ [key]: 'remote[]' })).rejects.toThrow('a.js has another hash than in its release');
  await expect(read({ [key]: '' })).rejects.toThrow('a.js has 0 bytes, and 8 in its release');
  await expect(read({})).rejects.toThrow('a.js is in the release and not in the bucket');
});

test('a read that hangs is an error after its limit', async () => {
  await expect(withinLimit(5, 'The pointer', new Promise(() => {}))).rejects.toThrow('The pointer took longer than 5');
  expect(await withinLimit(1000, 'The pointer', Promise.resolve('v1'))).toBe('v1');
});
