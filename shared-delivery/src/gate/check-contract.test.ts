import { describe, expect, test } from 'vitest';
import { describeContent, sealRelease } from '../publishing/build-release.ts';
import type { Release } from '../schema/release.ts';
import { GateError } from './breach.ts';
import { PAGE_SCRIPT_BUDGETS } from './budgets.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkFragments, checkPages, checkShared } from './check-contract.ts';
import type { ShellContract } from './shell-contract.ts';

const shell: ShellContract = {
  pages: [
    { route: '/locations', remote: 'catalogue', expose: './LocationsPage' },
    { route: '/locations/:slug', remote: 'catalogue', expose: './DetailsPage' },
    { route: '/plan-trip', remote: 'trip-tips', expose: './PlanTripPage' },
  ],
  shared: { react: '19.3.1', '@almaty/store': '1.2.0' },
  live: ['trip-tips'],
};

const createModule = (modulePath: string) => ({
  moduleName: modulePath.slice(2),
  modulePath,
  assets: { js: { sync: ['page.js'], async: ['late.js'] }, css: { sync: [], async: [] } },
});

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
    pages: ['/locations', '/locations/lake'],
    fragments: {},
    ...changes,
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

describe('the pages of the shell', () => {
  test('that a release exposes and prerenders are no reason to refuse it', () => {
    expect(checkPages('catalogue', createRelease(), shell)).toEqual([]);
  });

  test('are none after the first page of a short list, which is no reason to refuse it', () => {
    const further = { route: '/locations/page/:page', remote: 'catalogue', expose: './LocationsPage' } as const;
    const list = { ...shell, pages: [...shell.pages, further] };
    expect(checkPages('catalogue', createRelease(), list)).toEqual([]);
    expect(checkPages('catalogue', createRelease({ pages: ['/locations/lake'] }), list)).not.toEqual([]);
  });

  test('that a release exposes under another name are named', () => {
    const snapshot = {
      ...createRelease().snapshot,
      modules: [createModule('./Locations'), createModule('./DetailsPage')],
    };
    expect(checkPages('catalogue', createRelease({ snapshot }), shell)).toEqual([
      {
        promise: 'the route /locations shows ./LocationsPage of catalogue',
        madeBy: 'shell',
        problem: 'The version exposes no ./LocationsPage. Expose it again under this name',
      },
    ]);
  });

  test.each([
    ['without a parameter', ['/locations/lake'], '/locations'],
    ['with a parameter', ['/locations'], '/locations/:slug'],
  ])('that a release does not prerender, of a route %s, are named', (_, pages, route) => {
    const [breach, ...more] = checkPages('catalogue', createRelease({ pages }), shell);
    expect(more).toEqual([]);
    expect(breach?.promise).toContain(`the route ${route} shows`);
    expect(breach?.problem).toContain('no prerendered page');
  });

  test('of a route whose fragment serves every parameter are released', () => {
    expect(checkPages('catalogue', createRelease({ pages: ['/locations', '/locations/:slug'] }), shell)).toEqual([]);
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
    const half = PAGE_SCRIPT_BUDGETS.catalogue / 2;
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
