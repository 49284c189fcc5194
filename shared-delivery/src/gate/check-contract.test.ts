import { describe, expect, test } from 'vitest';
import { describeContent, sealRelease } from '../publishing/build-release.ts';
import type { Release, ReleasedPage } from '../schema/release.ts';
import { GateError } from './breach.ts';
import { checkBudgets, getScriptBudget } from './check-budgets.ts';
import { checkFragments, checkPages, checkShared } from './check-contract.ts';
import type { ShellContract } from './shell-contract.ts';

const shell: ShellContract = {
  owners: { locations: 'catalogue', city: 'catalogue', 'plan-trip': 'trip-tips' },
  links: ['/locations', '/plan-trip'],
  shared: { react: '19.3.1', '@almaty/store': '1.2.0' },
  live: [],
};

const createModule = (modulePath: string) => ({
  moduleName: modulePath.slice(2),
  modulePath,
  assets: { js: { sync: ['page.js'], async: ['late.js'] }, css: { sync: [], async: [] } },
});

const locationsPage: ReleasedPage = {
  route: '/locations',
  module: './LocationsPage',
  skeleton: 'cards',
  paths: ['/locations'],
};
const detailsPage: ReleasedPage = {
  route: '/locations/:slug',
  module: './DetailsPage',
  skeleton: 'poster',
  paths: ['/locations/lake'],
};

const createRelease = (changes: Partial<Release> = {}): Release =>
  sealRelease({
    version: 'v2',
    snapshot: {
      globalName: 'catalogue',
      remoteEntry: 'entry.js',
      modules: [createModule('./LocationsPage'), createModule('./DetailsPage')],
    },
    files: { 'entry.js': describeContent('entry'), 'page.js': describeContent('page') },
    requires: { react: '^19.3.1', '@almaty/store': '^1.1.0' },
    pages: [locationsPage, detailsPage],
    fragments: {},
    ...changes,
  });

describe('pages in another language', () => {
  const russian = { ...createRelease().snapshot, modules: [createModule('./LocationsPage')] };
  const page: ReleasedPage = { ...locationsPage, route: '/ru/locations', paths: ['/ru/locations'] };
  const check = (changes: Partial<Release>) =>
    checkPages('catalogue', createRelease({ pages: [locationsPage, detailsPage, page], ...changes }), shell);

  test('are of the owner of the English ones, with modules of their own build', () => {
    expect(check({ translations: { ru: russian } })).toEqual([]);
  });

  test('without a build in that language are refused', () => {
    expect(check({})).toMatchObject([{ promise: 'the page /ru/locations has its module' }]);
  });

  test('in the part of another remote are refused', () => {
    const foreign = { ...page, route: '/ru/plan-trip', paths: ['/ru/plan-trip'] };
    const breaches = check({ translations: { ru: russian }, pages: [locationsPage, detailsPage, foreign] });
    expect(breaches).toMatchObject([{ problem: 'The version claims /ru/plan-trip. It is of trip-tips' }]);
  });

  test('have the budget of the English ones and a tenth more', async () => {
    const release = createRelease({ translations: { ru: { ...russian, remoteEntry: 'ru/entry.js' } } });
    const check = (share: number) =>
      // Random bytes, which cannot be compressed.
      checkBudgets('catalogue', release, async (file) =>
        file === 'ru/entry.js'
          ? crypto.getRandomValues(new Uint8Array(getScriptBudget('catalogue') * share))
          : new Uint8Array(),
      );
    expect(await check(1.09)).toEqual([]);
    expect(await check(1.11)).toHaveLength(1);
  });
});

describe('shared modules', () => {
  test('in the range of a release are no reason to refuse it', () => {
    expect(checkShared('catalogue', createRelease(), shell)).toEqual([]);
  });

  test.each<[string, Release['requires'], string]>([
    ['older than the release needs', { '@almaty/store': '^1.3.0' }, '@almaty/store 1.2.0 is shared'],
    ['of another major version', { react: '^20.0.0' }, 'react 19.3.1 is shared'],
    ['that the shell does not share', { zustand: '^5.0.0' }, 'zustand is not shared'],
  ])('%s are named, with what the shell shares', (_, requires, promise) => {
    expect(checkShared('catalogue', createRelease({ requires }), shell)).toMatchObject([{ promise, madeBy: 'shell' }]);
  });
});

describe('the pages of a release', () => {
  const check = (...pages: ReleasedPage[]) => checkPages('catalogue', createRelease({ pages }), shell);

  test('in its own part of the site are no reason to refuse it', () => {
    expect(check(locationsPage, detailsPage)).toEqual([]);
    expect(check(locationsPage, { ...detailsPage, route: '/city', paths: ['/city'] })).toEqual([]);
  });

  test.each([
    ['a route of another remote', '/plan-trip', 'The version claims /plan-trip. It is of trip-tips'],
    ['a path below such a route', '/plan-trip/winter', 'The version claims /plan-trip/winter. It is of trip-tips'],
    ['the home page', '/', 'The version claims /. Nobody owns /: the shell says first who does'],
    ['a route that nobody owns', '/events', 'The version claims /events. Nobody owns /events'],
    ['what every object has', '/constructor', 'The version claims /constructor. Nobody owns /constructor'],
  ])('that claim %s are named', (_, route, problem) => {
    expect(check(locationsPage, { ...detailsPage, route, paths: [route] })).toEqual([
      {
        promise: 'catalogue has pages in its own part of the site only',
        madeBy: 'catalogue',
        problem: expect.stringContaining(problem),
      },
    ]);
  });

  test('whose module is not exposed are named', () => {
    expect(check(locationsPage, { ...detailsPage, module: './Details' })).toEqual([
      {
        promise: 'the page /locations/:slug has its module',
        madeBy: 'catalogue',
        problem: 'The version exposes no ./Details: build the remote again',
      },
    ]);
  });

  test('with a path that is not of their route are named', () => {
    expect(check(locationsPage, { ...detailsPage, paths: ['/locations/lake', '/city'] })).toEqual([
      expect.objectContaining({ problem: '/city is not: give it a page of its own' }),
    ]);
  });

  test('without one that the navigation leads to are named', () => {
    expect(check(detailsPage)).toEqual([
      {
        promise: 'the navigation leads to /locations',
        madeBy: 'shell',
        problem: 'The version has no such page. Release a shell without the link first, or keep the page',
      },
    ]);
  });
});

describe('a prerendered page', () => {
  test('with a title and a heading passes', () => {
    const body = '<h1 class="display">Tips</h1>';
    expect(checkFragments('trip-tips', { '/plan-trip': { head: { title: 'Tips' }, body } })).toEqual([]);
  });

  test('without either is named, with what is missing', () => {
    expect(checkFragments('trip-tips', { '/plan-trip': { head: { title: ' ' }, body: '<h10>' } })).toEqual([
      {
        promise: 'the page /plan-trip has a title and a heading',
        madeBy: 'trip-tips',
        problem: 'It has no title and no heading (h1)',
      },
    ]);
  });
});

describe('the scripts of a page', () => {
  /** A content that gzip cannot make smaller than a size in bytes. */
  const createNoise = (size: number) => crypto.getRandomValues(new Uint8Array(size));

  test('within the budget of their remote pass', async () => {
    expect(await checkBudgets('catalogue', createRelease(), async () => createNoise(1000))).toEqual([]);
  });

  test('over the budget are named with their size, and what is loaded late does not count', async () => {
    const half = getScriptBudget('catalogue') / 2;
    const readFile = async (file: string) => {
      if (file === 'late.js') throw new Error('late');
      return createNoise(half + 10);
    };
    const breaches = await checkBudgets('catalogue', createRelease(), readFile);
    expect(breaches).toHaveLength(2);
    expect(breaches[0]?.problem).toMatch(/^\.\/LocationsPage weighs \d+\. Load what/);
  });
});

test('a breach names the version, each promise and who made it', () => {
  const breach = new GateError('catalogue v2', [{ promise: 'a', madeBy: 'shell', problem: 'b' }]);
  expect(breach.message).toBe(
    'The gate refuses catalogue v2. Visitors get what they got before.\n  shell promised: a\n    b',
  );
});
