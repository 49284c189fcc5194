import { describe, expect, test } from 'vitest';
import { describeContent, sealRelease } from '../publishing/build-release.ts';
import type { Release, ReleasedInset, ReleasedPage } from '../schema/release.ts';
import { GateError } from './breach.ts';
import { checkBudgets, checkInsetBudgets, compareScripts, getScriptBudget, weighScripts } from './check-budgets.ts';
import { checkFragments, checkPages, checkShared } from './check-contract.ts';
import type { ShellContract } from './shell-contract.ts';

const shell: ShellContract = {
  owners: { locations: 'catalogue', city: 'catalogue', 'plan-trip': 'trip-tips' },
  links: ['/locations', '/plan-trip'],
  shared: { react: '19.3.1', '@almaty/store': '1.2.0' },
  slots: {},
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
    const check = async (share: number) => {
      // Random bytes, which cannot be compressed.
      const weights = await weighScripts(release, async (file) =>
        file === 'ru/entry.js'
          ? crypto.getRandomValues(new Uint8Array(getScriptBudget('catalogue') * share))
          : new Uint8Array(),
      );
      return checkBudgets('catalogue', weights, release);
    };
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

describe('a new version of React', () => {
  const check = (shared: string, range: string) =>
    checkShared('catalogue', createRelease({ requires: { react: range, 'react/': range } }), {
      ...shell,
      shared: { react: shared, 'react/': shared },
    });

  test.each<[string, string, string]>([
    ['a minor, when the shell goes first: remotes of before are in its range', '19.4.0', '^19.3.1'],
    ['a minor, when the remote follows', '19.4.0', '^19.4.0'],
    ['a major, before the shell: a remote that runs with both', '19.3.1', '^19.3.1 || ^20.0.0'],
    ['a major, after the shell: the same remote', '20.0.0', '^19.3.1 || ^20.0.0'],
    ['a major, when the remote has let the old one go', '20.1.0', '^20.0.0'],
  ])('passes as %s', (_, shared, range) => {
    expect(check(shared, range)).toEqual([]);
  });

  test.each<[string, string, string]>([
    ['a remote that needs a newer minor than the shell shares', '19.3.1', '^19.4.0'],
    ['a remote that needs a newer major', '19.3.1', '^20.0.0'],
    ['a shell with a major for which a remote is not ready', '20.0.0', '^19.3.1'],
  ])('is refused as %s, and said which to release first', (_, shared, range) => {
    const problem = `catalogue needs ${range}. Release a shell that shares it first, or build against ${shared}`;
    expect(check(shared, range)).toEqual(
      ['react', 'react/'].map((name) => ({ promise: `${name} ${shared} is shared`, madeBy: 'shell', problem })),
    );
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

describe('insets', () => {
  const PATH = '/plan-trip/before-you-go/city';
  const inset: ReleasedInset = { route: PATH, module: './LocationsPage', paths: [PATH] };
  const tips = { name: 'trip-tips' as const, pages: [] };
  const slots = { [PATH]: '/locations/lake', [`/ru${PATH}`]: '/ru/locations/lake' };
  const checkHost = (live: ShellContract['live']) =>
    checkPages('catalogue', createRelease({ slots }), { ...shell, live });
  const checkOwner = (insets: ReleasedInset[]) =>
    checkPages('trip-tips', createRelease({ pages: [], insets }), {
      ...shell,
      links: [],
      slots: { [PATH]: '/locations/lake' },
    });

  test('of a live version fill the slots of a page in each language; a remote without a version may come later', () => {
    expect(checkHost([{ ...tips, insets: [inset] }])).toEqual([]);
    expect(checkHost([])).toEqual([]);
  });

  test('of the version itself fill its own slots', () => {
    const own = { pages: [], insets: [inset], slots: { [PATH]: '/plan-trip' } };
    expect(checkPages('trip-tips', createRelease(own), { ...shell, links: [], live: [tips] })).toEqual([]);
  });

  test('that a slot of the version waits for in vain are named', () => {
    const [breach] = checkHost([tips]);
    expect(breach).toEqual({
      promise: `there is an inset ${PATH}`,
      madeBy: 'catalogue',
      problem: '/locations/lake has a slot for it. Release a version of trip-tips with it first',
    });
  });

  test('that live pages of other remotes show have to stay', () => {
    expect(checkOwner([inset])).toEqual([]);
    expect(checkOwner([])).toEqual([
      {
        promise: `/locations/lake shows the inset ${PATH}`,
        madeBy: 'catalogue',
        problem: 'The version has no such inset. Take the slot out of that page first, or keep the inset',
      },
    ]);
  });

  test('that the version has in none of its languages may be missing', () => {
    const russian = { [`/ru${PATH}`]: '/ru/locations/lake' };
    const check = (changes: Partial<Release>) =>
      checkPages('trip-tips', createRelease({ pages: [], ...changes }), { ...shell, links: [], slots: russian });
    expect(check({})).toEqual([]);
    const { snapshot } = createRelease();
    expect(check({ translations: { ru: snapshot } })).toHaveLength(1);
  });

  test('are in the own part of the site', () => {
    const stray = { ...inset, route: '/locations/tips', paths: ['/locations/tips'] };
    expect(checkOwner([inset, stray])).toMatchObject([
      { problem: 'The version claims /locations/tips. It is of catalogue' },
    ]);
  });

  test('leave the heading of the page to its own remote', () => {
    const check = (body: string) =>
      checkFragments('trip-tips', { insets: [inset] }, { [PATH]: { head: { title: 'Tips' }, body } });
    expect(check('<h2>Tips</h2>')).toEqual([]);
    expect(check('<h1>Tips</h1>')).toMatchObject([{ problem: 'Begin it with h2' }]);
  });

  test('weigh so little with their style sheet that the page of another team can have them', async () => {
    const release = createRelease({ insets: [inset], fragments: {} });
    const check = (size: number) =>
      checkInsetBudgets(
        'trip-tips',
        release,
        {
          [PATH]: {
            head: { title: 'Tips' },
            body: Buffer.from(crypto.getRandomValues(new Uint8Array(size))).toString('base64'),
          },
        },
        async () => new Uint8Array(),
      );
    expect(await check(7000)).toEqual([]);
    expect(await check(8500)).toMatchObject([
      { problem: expect.stringMatching(/^\/plan-trip\/.* weighs \d+\. Shorten it/) },
    ]);
  });
});

describe('a prerendered page', () => {
  test('with a title and a heading passes', () => {
    const body = '<h1 class="display">Tips</h1>';
    expect(checkFragments('trip-tips', {}, { '/plan-trip': { head: { title: 'Tips' }, body } })).toEqual([]);
  });

  test.each([
    ['/plan-trip', 'ru', 'Не забудьте паспорт', 'English', 'Russian'],
    ['/ru/plan-trip', 'en', 'Take your passport', 'Russian', 'English'],
    ['/kk/plan-trip', 'ru', 'Не забудьте паспорт', 'Kazakh', 'Russian'],
  ])('%s in another language, %s, is named', (page, _, text, expected, found) => {
    expect(checkFragments('trip-tips', {}, { [page]: { head: { title: text }, body: `<h1>${text}</h1>` } })).toEqual([
      {
        promise: `the page ${page} is in ${expected}`,
        madeBy: 'trip-tips',
        problem: `It is in ${found}: build the remote again`,
      },
    ]);
  });

  test('without either is named, with what is missing', () => {
    expect(checkFragments('trip-tips', {}, { '/plan-trip': { head: { title: ' ' }, body: '<h10>' } })).toEqual([
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
    const release = createRelease();
    const weights = await weighScripts(release, async () => createNoise(1000));
    expect(checkBudgets('catalogue', weights, release)).toEqual([]);
  });

  test('over the budget are named with their size, and what is loaded late does not count', async () => {
    const half = getScriptBudget('catalogue') / 2;
    const readFile = async (file: string) => {
      if (file === 'late.js') throw new Error('late');
      return createNoise(half + 10);
    };
    const release = createRelease();
    const breaches = checkBudgets('catalogue', await weighScripts(release, readFile), release);
    expect(breaches).toHaveLength(2);
    expect(breaches[0]?.problem).toMatch(/^\.\/LocationsPage weighs \d+\. Load what/);
  });

  test('may weigh more with a React of their own, and not as much as they like', async () => {
    const release = createRelease({ ownReact: '18.3.1' });
    const check = async (more: number) => {
      const size = (getScriptBudget('catalogue') + more * 1024) / 2;
      return checkBudgets('catalogue', await weighScripts(release, async () => createNoise(size)), release);
    };
    expect(await check(67)).toEqual([]);
    expect(await check(71)).toHaveLength(2);
  });
});

test('the scripts of a version are compared with what is live, in English', () => {
  const weights = [
    { module: './LocationsPage', language: 'en', bytes: 900 },
    { module: './LocationsPage', language: 'ru', bytes: 990 },
    { module: './MapPage', language: 'en', bytes: 500 },
  ] as const;
  const live = [
    { module: './LocationsPage', language: 'ru', bytes: 1 },
    { module: './LocationsPage', language: 'en', bytes: 800 },
    { module: './GonePage', language: 'en', bytes: 400 },
  ] as const;
  expect(compareScripts(weights, live)).toEqual([
    { module: './LocationsPage', bytes: 900, live: 800 },
    { module: './MapPage', bytes: 500, live: null },
  ]);
});

test('a breach names the version, each promise and who made it', () => {
  const breach = new GateError('catalogue v2', [{ promise: 'a', madeBy: 'shell', problem: 'b' }], { version: 'v2' });
  expect(breach.message).toBe(
    'The gate refuses catalogue v2. Visitors get what they got before.\n  shell promised: a\n    b',
  );
  expect(breach.data).toEqual({ refused: [{ promise: 'a', madeBy: 'shell', problem: 'b' }], version: 'v2' });
});
