import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ONLINE_FOLDER } from '@almaty/delivery/online-folder';
import { expect, test } from 'vitest';

/** The script that a page of this remote may load before hydration, in bytes gzip, without the shared modules. */
const BUDGET = 32 * 1024;
/** What the Locations page loads when the search is used, with Brotli: a third of it are the entries also in Almaty. */
const LATE_BUDGET = 31 * 1024;

/** The scripts of the exact map, with Brotli: with its tiles they are the half megabyte that the page says before the press. */
const EXACT_MAP_BUDGET = 370 * 1024;

const webFolder = path.join(import.meta.dirname, '../dist/web');
type Manifest = {
  metaData: { remoteEntry: { path: string; name: string } };
  exposes: { path: string; assets: { js: { sync: string[]; async: string[] } } }[];
};
const { metaData, exposes }: Manifest = JSON.parse(readFileSync(path.join(webFolder, 'mf-manifest.json'), 'utf8'));
const getGzipSize = (file: string) => gzipSync(readFileSync(path.join(webFolder, file)), { level: 9 }).length;

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** The bytes that a browser loads: the build writes each file with Brotli beside it. */
const getServedSize = (files: readonly string[]) =>
  sum(files.map((file) => readFileSync(path.join(webFolder, `${file}.br`)).length));

test.each(exposes)('$path stays within its script budget', ({ assets }) => {
  const { path: folder, name } = metaData.remoteEntry;
  const files = [path.join(folder, name), ...assets.js.sync];
  expect(files.length).toBeGreaterThan(1);
  expect(sum(files.map(getGzipSize))).toBeLessThanOrEqual(BUDGET);
});

test('the search stays within its budget', () => {
  // The manifest also lists the code of the other pages, which share modules with it.
  const pageFiles = exposes.flatMap(({ assets }) => assets.js.sync);
  const files = exposes
    .find(({ path: name }) => name === './LocationsPage')
    ?.assets.js.async.filter((file) => !pageFiles.includes(file));
  if (!files) throw new Error('There is no Locations page');
  expect(files).not.toEqual([]);
  expect(getServedSize(files)).toBeLessThanOrEqual(LATE_BUDGET);
});

test('the exact map is in scripts that no browser keeps, and in no other, and weighs what the page says', () => {
  const isOnline = (file: string) => file.split(path.sep).includes(ONLINE_FOLDER);
  const scripts = globSync('**/*.js', { cwd: webFolder });
  const read = (file: string) => readFileSync(path.join(webFolder, file), 'utf8');
  // A class that MapLibre gives its elements.
  const library = scripts.filter((file) => read(file).includes('maplibregl-canvas'));
  expect(library).not.toEqual([]);
  expect(library.filter((file) => !isOnline(file))).toEqual([]);
  const loaded = scripts.filter((file) => isOnline(file) && /^(online|static)/.test(file));
  expect(loaded).toHaveLength(3);
  expect(getServedSize(loaded)).toBeLessThanOrEqual(EXACT_MAP_BUDGET);
});

/** What enlarges and moves a drawn map, with what asks for the visitor's place and opens the exact map, with Brotli. */
const GESTURES_BUDGET = 4 * 1024;

test.each(['', 'ru', 'kk'])('the code that moves and enlarges a map is small in the language "%s"', (language) => {
  const folder = path.join(language, 'static');
  const scripts = globSync(`${folder}/**/*.js`, { cwd: webFolder });
  // Nothing else listens to two fingers.
  const files = scripts
    .filter((file) => !file.split(path.sep).includes(ONLINE_FOLDER))
    .filter((file) => readFileSync(path.join(webFolder, file), 'utf8').includes('touchmove'));
  expect(files).toHaveLength(1);
  expect(getServedSize(files)).toBeLessThanOrEqual(GESTURES_BUDGET);
});
