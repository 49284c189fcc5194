import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Channels } from '../schema/channels.ts';
import { getContentKey, Release } from '../schema/release.ts';
import { createReleaseServer } from './release-server.ts';

const MANIFEST = {
  metaData: { buildInfo: { buildVersion: '1' }, globalName: 'tips', remoteEntry: { name: 'entry.js', type: 'global' } },
  shared: [],
  exposes: [],
};

let dist: string;
let origin: string;
let close: () => void;
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
  const server = createReleaseServer(dist).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  close = () => server.close();
});
afterEach(async () => {
  close();
  await rm(dist, { recursive: true });
});

/** Writes a build with one page, whose title comes from a file beside the prerendering bundle. */
async function build(title: string) {
  await mkdir(path.join(dist, 'web'), { recursive: true });
  await mkdir(path.join(dist, 'node'), { recursive: true });
  await writeFile(path.join(dist, 'web/entry.js'), `'${title}'`);
  await writeFile(path.join(dist, 'web/mf-manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(path.join(dist, 'node/title.mjs'), `export const title = '${title}';`);
  await writeFile(
    path.join(dist, 'node/prerender.mjs'),
    `import { title } from './title.mjs';
    export const prerender = async () => ({
      pages: [{ route: '/tips', module: './TipsPage', skeleton: 'article', paths: ['/tips'] }],
      insets: [],
      presses: {},
      fragments: { '/tips': { head: { title }, body: '<h1>Tips</h1>' } },
    });`,
  );
}

const fetchKey = (key: string) => fetch(`${origin}/${key}`);

/** The release that the server says is stable. */
async function fetchRelease(): Promise<Release> {
  const { stable } = Channels.parse(await (await fetchKey('channels.json')).json());
  return Release.parse(await (await fetchKey(`${stable}/release.json`)).json());
}

/** The text of a content of the release. */
const fetchContent = async (digest: Release['files'][string] | undefined) =>
  (await fetchKey(digest ? getContentKey(digest) : 'none')).text();

test('the last build is served as a bucket would contain it, also after another build', async () => {
  await build('First');
  const first = await fetchRelease();
  expect(await fetchContent(first.files['entry.js'])).toBe(`'First'`);
  expect(JSON.parse(await fetchContent(first.fragments['/tips']))).toMatchObject({ head: { title: 'First' } });
  await build('Second');
  const second = await fetchRelease();
  expect(second.version).not.toBe(first.version);
  expect(JSON.parse(await fetchContent(second.fragments['/tips']))).toMatchObject({ head: { title: 'Second' } });
});

test('what the build does not have is 404', async () => {
  await build('First');
  expect((await fetchKey('other/release.json')).status).toBe(404);
  expect((await fetchKey('../package.json')).status).toBe(404);
});

test('without a build the reason is told', async () => {
  const response = await fetchKey('channels.json');
  expect([response.status, await response.text()]).toEqual([503, expect.stringMatching(/^There is no build in /)]);
});
