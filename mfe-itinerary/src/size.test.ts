import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { OTHER_LANGUAGES } from '@almaty/languages';
import { describe, expect, test } from 'vitest';

const webFolder = path.join(import.meta.dirname, '../dist/web');
const read = (file: string) => readFileSync(path.join(webFolder, file), 'utf8');
const measure = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(webFolder, file))).length, 0);

type Manifest = { exposes: { name: string; assets: { js: { sync: string[] } } }[] };
const { exposes }: Manifest = JSON.parse(read('mf-manifest.json'));
const getSync = (page: string) => exposes.find(({ name }) => name === page)?.assets.js.sync ?? [];
/** Those of other languages are below a folder of theirs. */
const isEnglish = (file: string) => !OTHER_LANGUAGES.some((language) => file.startsWith(`${language}/`));
const scripts = readdirSync(webFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.js') && isEnglish(file),
);

/** A text of the planner alone: other files have its codes, too. */
const PLANNER = 'No road joins the bases of the trip';

/** A text of the HTTP client alone. */
const CLIENT = 'Request timed out';

describe('the estimate of a trip', () => {
  /** In bytes brotli: the web worker with the planner, and the chunk of selected items, which shows its results. */
  const BUDGET = 28.2 * 1024;
  /** A text of its view. */
  const VIEW = 'What will not fit';
  const sync = getSync('ItineraryPage');
  const lazy = scripts.filter(
    (file) => !sync.includes(file) && (read(file).includes(VIEW) || file.startsWith('workers/')),
  );

  test('stays within its script budget', () => {
    expect(lazy).toHaveLength(2);
    expect(measure(lazy)).toBeLessThanOrEqual(BUDGET);
  });

  test('is not loaded with the page', () => {
    expect(sync.length).toBeGreaterThan(0);
    expect(sync.filter((file) => read(file).includes(VIEW) || read(file).includes(PLANNER))).toEqual([]);
  });
});

describe('the itinerary page', () => {
  /** In bytes brotli, without the entry. */
  const BUDGET = 13.2 * 1024;

  test('stays within its script budget', () => {
    expect(getSync('ItineraryPage').length).toBeGreaterThan(0);
    expect(measure(getSync('ItineraryPage'))).toBeLessThanOrEqual(BUDGET);
  });

  test.each([
    ['the HTTP client', CLIENT],
    ['the validation', 'Choose at least one location'],
    ['what parses dates', 'cannot be a month'],
    ['the confirmation', 'Your Request Is In'],
  ])('loads %s when somebody uses it', (_, text) => {
    const files = scripts.filter((file) => read(file).includes(text));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => getSync('ItineraryPage').includes(file))).toEqual([]);
  });
});

describe('the plan page', () => {
  /** In bytes brotli, without the entry: before the plan is shown, and with the planner. */
  const [FIRST_BUDGET, BUDGET] = [64.3 * 1024, 83.6 * 1024];
  const first = getSync('PlanPage');
  const planner = scripts.filter((file) => !file.startsWith('workers/') && read(file).includes(PLANNER));

  test('shows the plan without the planner', () => {
    expect(first.length).toBeGreaterThan(0);
    expect(planner).toHaveLength(1);
    expect(first).not.toContain(planner[0]);
  });

  test('stays within its script budget', () => {
    expect(measure(first)).toBeLessThanOrEqual(FIRST_BUDGET);
    expect(measure([...first, ...planner])).toBeLessThanOrEqual(BUDGET);
  });
});
