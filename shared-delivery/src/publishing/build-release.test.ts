import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildRelease } from './build-release.ts';

const assets = { js: { sync: ['static/page.js'], async: [] }, css: { sync: [], async: [] } };
const manifest = {
  metaData: { globalName: 'tips', remoteEntry: { name: 'entry.js', type: 'global' } },
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  exposes: [{ name: 'TipsPage', path: './TipsPage', assets }],
};
const page = { route: '/tips', module: './TipsPage', skeleton: 'article', paths: ['/tips'] };
const fragment = { head: { title: 'Tips' }, body: '<h1>Tips</h1>' };
const writePrerender = (pages: unknown, fragments: unknown, insets: unknown = [], presses: unknown = {}) =>
  `export const prerender = async () => (${JSON.stringify({ pages, insets, fragments, presses })});`;
const PRERENDER = writePrerender([page], { '/tips': fragment });

let dist: string;

/** Writes a file of the build. */
async function write(file: string, content: string) {
  const target = path.join(dist, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'build-release-'));
  await write('web/mf-manifest.json', JSON.stringify(manifest));
  await write('web/entry.js', 'remote()');
  await write('web/static/page.js', 'page()');
  await write('node/prerender.mjs', PRERENDER);
});
afterEach(() => rm(dist, { recursive: true }));

test('describes every released file with its size and its SHA-256 hash', async () => {
  const { release, folder } = await buildRelease(dist);
  expect(folder).toBe(path.join(dist, 'web'));
  expect(Object.keys(release.files)).toEqual(['entry.js', 'mf-manifest.json', 'static/page.js']);
  // The output of: printf 'remote()' | openssl dgst -sha256 -binary | base64
  const integrity = 'sha256-stJnHzuUpEdWIxXpENwHOa3u3/joD+lOakoMlk4yx7s=';
  expect(release.files['entry.js']).toEqual({ integrity, bytes: 8 });
});

test('leaves out files that no browser requests', async () => {
  const unreleased = [
    'index.html',
    'static/js/index.js',
    'static/js/index.js.br',
    'mf-stats.json',
    'static/page.js.LICENSE.txt',
  ];
  for (const file of unreleased) await write(`web/${file}`, 'x');
  await write('web/editor/index.html', 'the editor');
  const { release } = await buildRelease(dist);
  expect(Object.keys(release.files)).toEqual(['editor/index.html', 'entry.js', 'mf-manifest.json', 'static/page.js']);
});

test('converts the manifest to the snapshot of the federation runtime', async () => {
  const { release } = await buildRelease(dist);
  expect(release.snapshot).toEqual({
    globalName: 'tips',
    remoteEntry: 'entry.js',
    remoteEntryType: 'global',
    modules: [{ moduleName: 'TipsPage', modulePath: './TipsPage', assets }],
  });
});

test('says which versions of the shared modules it needs', async () => {
  expect((await buildRelease(dist)).release.requires).toEqual({ react: '^19.0.0' });
});

test('says which React of its own it has, and needs none of the shell then', async () => {
  const { react, sonner } = { react: manifest.shared[0], sonner: { ...manifest.shared[0], name: 'sonner' } };
  await write('web/mf-manifest.json', JSON.stringify({ ...manifest, shared: [react, sonner] }));
  await write('node/prerender.mjs', `${PRERENDER} export const ownReact = '18.3.1';`);
  expect((await buildRelease(dist)).release).toMatchObject({ ownReact: '18.3.1', requires: { sonner: '^19.0.0' } });
  expect((await buildRelease(dist)).release.requires).not.toHaveProperty('react');
});

test('contains the fragments, and lists their pages', async () => {
  const { release, fragments } = await buildRelease(dist);
  expect(fragments).toEqual({ '/tips': { head: { title: 'Tips' }, body: '<h1>Tips</h1>' } });
  expect(release.pages).toEqual([page]);
});

test('lists its insets, and for which insets of others its pages have slots', async () => {
  const inset = { route: '/tips/short', module: './TipsPage', paths: ['/tips/short'] };
  const body = '<h1>Tips</h1><div data-inset="/lakes/near" class="mt"></div>';
  const fragments = { '/tips': { ...fragment, body }, '/tips/short': fragment, '/tips/more': { ...fragment, body } };
  await write('node/prerender.mjs', writePrerender([page], fragments, [inset]));
  const { release } = await buildRelease(dist);
  expect(release.insets).toEqual([inset]);
  expect(release.slots).toEqual({ '/lakes/near': '/tips' });
});

test('says what is pressed on its pages, and is another version when that changes', async () => {
  const presses = { '/tips': { presses: [{ role: 'button', name: 'Save' }] } };
  // Node keeps a module by its file.
  const unpressed = path.join(dist, 'unpressed');
  await cp(path.join(dist, 'web'), path.join(unpressed, 'web'), { recursive: true });
  await write('unpressed/node/prerender.mjs', PRERENDER);
  await write('node/prerender.mjs', writePrerender([page], { '/tips': fragment }, [], presses));
  const { release } = await buildRelease(dist);
  expect(release.presses).toEqual(presses);
  expect(release.version).not.toBe((await buildRelease(unpressed)).release.version);
});

test('has the size and hash of every fragment, and a hash of itself', async () => {
  const { release, fragments } = await buildRelease(dist);
  const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const text = JSON.stringify(fragments['/tips']);
  expect(release.fragments).toEqual({ '/tips': { integrity: sha256(text), bytes: text.length } });
  const { integrity, ...description } = JSON.parse(JSON.stringify(release));
  expect(integrity).toBe(sha256(JSON.stringify(description)));
});

test('a file that a module needs and the build has not is named', async () => {
  await rm(path.join(dist, 'web/static/page.js'));
  await expect(buildRelease(dist)).rejects.toThrow('The build has no static/page.js, which ./TipsPage needs');
});

test('the same build has the same version, and any change gives another one', async () => {
  const { version } = (await buildRelease(dist)).release;
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect((await buildRelease(dist)).release.version).toBe(version);
  await write('web/static/page.js', 'page(1)');
  expect((await buildRelease(dist)).release.version).not.toBe(version);
});

test.each<[string, string, string]>([
  ['a manifest without exposed modules', 'web/mf-manifest.json', JSON.stringify({ ...manifest, exposes: undefined })],
  ['a manifest that is not JSON', 'web/mf-manifest.json', '{'],
  ['a prerender bundle without its function', 'node/prerender.mjs', 'export const other = 1;'],
  [
    'a fragment without a title',
    'node/prerender.mjs',
    writePrerender([page], { '/tips': { ...fragment, head: { title: '' } } }),
  ],
  ['a skeleton that the shell does not draw', 'node/prerender.mjs', writePrerender([{ ...page, skeleton: 'map' }], {})],
  [
    'a page path with characters that need escaping',
    'node/prerender.mjs',
    writePrerender([{ ...page, paths: ['/tips&'] }], { '/tips&': fragment }),
  ],
])('fails for %s', async (_, file, content) => {
  await write(file, content);
  await expect(buildRelease(dist)).rejects.toThrow();
});

test('fails for a file that could not be served', async () => {
  await write('web/page.unknown', 'x');
  await expect(buildRelease(dist)).rejects.toThrow('page.unknown: mrmime knows no content type');
});

test('fails for a missing build, and says what to do', async () => {
  const missing = path.join(dist, 'missing');
  await expect(buildRelease(missing)).rejects.toThrow(`There is no build in ${missing}: build the remote first`);
});
