import { readFile } from 'node:fs/promises';
import type { Release } from '@almaty/delivery/schema';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { publishing } from './publishing.ts';
import { type Changes, copyVersion, readPointer, writePointer } from './versions.ts';

/** A page module of the trip tips: its first chunk runs when the page is loaded. */
const PAGE_CHUNK = /^static\/js\/async\/(?!.*worker).*\.js$/;

/** The width of a PNG file, which its header says. */
const readWidth = async (file: string): Promise<number> => (await readFile(file)).readUInt32BE(16);

const STYLE_SHEET = /\.css$/;

const PART = '[data-mfe="trip-tips"]';

/** What is left of a snapshot when no page imports a style sheet. */
const removeStyles = (snapshot: Release['snapshot']): Release['snapshot'] => ({
  ...snapshot,
  modules: snapshot.modules.map(({ assets, ...module }) => ({
    ...module,
    assets: { ...assets, css: { sync: [], async: [] } },
  })),
});

type BadVersion = readonly [name: string, changes: Changes, refusal: RegExp];

/** One of each kind: what its release says, how it looks, how it is hydrated, and what it does when it is used. */
const BAD_VERSIONS: readonly BadVersion[] = [
  [
    'needs a newer store than the shell shares',
    { release: (release) => ({ ...release, requires: { ...release.requires, '@almaty/store': '^9.0.0' } }) },
    /shell promised: @almaty\/store 1\.0\.0 is shared\n.*trip-tips needs \^9\.0\.0\. Release a shell/,
  ],
  [
    'is blank',
    { files: [[STYLE_SHEET, (css) => `${css}@layer mfe { ${PART} { opacity: 0 } }`]] },
    /trip-tips promised: \/plan-trip works in a browser next to what is live\n.*it is blank/,
  ],
  [
    'has another heading in its HTML than in the browser',
    { fragments: (text) => text.replace(/(<h1[^>]*>)Plan Your Trip/, '$1Plan My Trip') },
    /trip-tips promised: \/plan-trip works in a browser next to what is live\n *<h1> has “Plan My Trip” in the HTML, and “Plan Your Trip” in the browser; .*#418/,
  ],
  [
    'has lost a button that it declares',
    { files: [[PAGE_CHUNK, (text) => text.replaceAll('Untick all', 'Nothing')]] },
    /trip-tips promised: \/plan-trip works when it is used\n *\/plan-trip, after the button “Untick all”: there is none/,
  ],
];

const MORE_BAD_VERSIONS: readonly BadVersion[] = [
  [
    'exposes its page under another name',
    {
      release: (release) => ({
        ...release,
        snapshot: {
          ...release.snapshot,
          modules: release.snapshot.modules.map((module) => ({ ...module, modulePath: './TipsPage' })),
        },
      }),
    },
    /trip-tips promised: the page \/plan-trip has its module\n.*exposes no \.\/PlanTripPage/,
  ],
  [
    'has a page without a heading',
    { fragments: (text) => text.replaceAll('h1', 'h4') },
    /trip-tips promised: the page \/plan-trip has a title and a heading\n.*no heading/,
  ],
  [
    'has no style sheet',
    { release: (release) => ({ ...release, snapshot: removeStyles(release.snapshot) }) },
    /trip-tips promised: \/plan-trip works in a browser next to what is live\n.*it has no styles: no style sheet has a rule for \d+ of its \d+ class names \(.*see \S+plan-trip\.png/,
  ],
  [
    'has links on each other',
    {
      files: [
        [STYLE_SHEET, (css) => `${css}@layer mfe { ${PART} nav a { position: absolute; inset: 0 auto auto 0 } }`],
      ],
    },
    /trip-tips promised: \/plan-trip works in a browser next to what is live\n.*“[^”]+” lies on a “.*see \S+plan-trip\.png/,
  ],
  [
    'throws in the browser only',
    { files: [[PAGE_CHUNK, (text) => `throw new Error('only in browsers');${text}`]] },
    /trip-tips promised: \/plan-trip works in a browser next to what is live\n.*not hydrated; a part says that it did not load/,
  ],
  [
    'has something else in the place of a checkbox in its HTML',
    { fragments: (text) => text.replace('<input type=\\"checkbox\\"', '<b></b>$&') },
    /trip-tips promised: \/plan-trip works in a browser next to what is live\n *<label> has “[^”]+” in the HTML, and a <input> \(“”\) in the browser; .*#418/,
  ],
  [
    'has a page in Russian with the text of another language',
    { fragments: (text) => text.replaceAll(/[\u0400-\u04ff]/g, 'a') },
    /trip-tips promised: the page \/ru\/plan-trip is in Russian\n *It is in English/,
  ],
  [
    'shows a picture that is not there',
    { fragments: (text) => text.replaceAll('asy-plateau', 'no-such-place') },
    /trip-tips promised: \/plan-trip works in a browser next to what is live\n *Failed to load resource.* 404 .*\(http\S+\/pictures\/no-such-place-\S+\)/,
  ],
  [
    'throws once something is ticked',
    { files: [[PAGE_CHUNK, (text) => `addEventListener('change', () => { throw new Error('ticked') });${text}`]] },
    /trip-tips promised: \/plan-trip works when it is used\n *\/plan-trip, after the checkbox “[^”]+”: ticked\n$/,
  ],
  [
    'throws in a timer shortly after the last press',
    {
      files: [
        [
          PAGE_CHUNK,
          (text) =>
            `addEventListener('click', ({ target }) => target.closest('button') && setTimeout(() => { throw new Error('too late') }, 700));${text}`,
        ],
      ],
    },
    /trip-tips promised: \/plan-trip works when it is used\n *\/plan-trip, a moment after the last press: too late\n$/,
  ],
];

test.describe.configure({ mode: 'default' });

const expectRefusals = (versions: readonly BadVersion[]) => {
  for (const [name, changes, refusal] of versions)
    test(
      `the gate refuses a version that ${name}, and says which promise broke`,
      ALL_REMOTES,
      async ({ stack, buckets }) => {
        const bucket = buckets.R2_TRIP_TIPS;
        const { stable } = await readPointer(bucket);
        // A version never changes: the site keeps what it has read of one.
        const bad = name.replaceAll(' ', '-').toLowerCase();
        await copyVersion(bucket, stable, bad, changes);
        const { status, text } = await publishing(stack.state, 'promote', 'trip-tips', bad, '--site', stack.origin);
        expect(text).toMatch(refusal);
        expect(status).toBe(1);
        expect((await readPointer(bucket)).stable).toBe(stable);
      },
    );
};

expectRefusals(BAD_VERSIONS);

test('the gate lets a good version pass: as a canary, then for everybody', ALL_REMOTES, async ({ stack, buckets }) => {
  const bucket = buckets.R2_TRIP_TIPS;
  const { stable } = await readPointer(bucket);
  await copyVersion(bucket, stable, 'good');
  const canary = await publishing(stack.state, 'canary', 'trip-tips', 'good', '10', '--site', stack.origin);
  expect(canary).toMatchObject({ status: 0, text: expect.stringContaining('good is what 10 of 100 visitors get now') });
  expect(canary.text).toMatch(/screenshots: \d of 3 pages look as they do live, 0 have nothing live/);
  expect(canary.text).not.toMatch(/\d\d\.\d %/);
  expect(await readPointer(bucket)).toMatchObject({ stable, canary: { version: 'good', percent: 10 } });
  const promoted = await publishing(stack.state, 'promote', 'trip-tips', 'good', '--site', stack.origin);
  expect(promoted.text).toContain(`good is what all visitors get now; before: ${stable}; the canary good ended`);
  expect((await readPointer(bucket)).stable).toBe('good');
});

test('without its site the gate says what to do', ALL_REMOTES, async ({ stack, buckets }) => {
  const { stable } = await readPointer(buckets.R2_TRIP_TIPS);
  const { status, text } = await publishing(stack.state, 'gate', 'trip-tips', stable, '--site', 'http://localhost:1');
  expect(text).toContain('http://localhost:1 does not respond: start it, or name');
  expect(status).toBe(1);
});

test.describe('each promise', () => {
  test.skip(!process.env.LONG_TESTS, 'It opens every page of every remote: run it with LONG_TESTS=1');

  expectRefusals(MORE_BAD_VERSIONS);

  test(
    'the gate refuses a version that looks very different, shows how, and lets it pass once somebody has looked',
    ALL_REMOTES,
    async ({ stack, buckets }) => {
      const bucket = buckets.R2_TRIP_TIPS;
      const { stable } = await readPointer(bucket);
      await copyVersion(bucket, stable, 'inverted', {
        files: [[STYLE_SHEET, (css) => `${css}@layer mfe { ${PART} { filter: invert(1); background: #fff } }`]],
      });
      const args = ['promote', 'trip-tips', 'inverted', '--site', stack.origin];
      const refused = await publishing(stack.state, ...args);
      expect(refused.text).toMatch(
        /less than 50 % of the first window.*\n.*Changed: .*\/plan-trip \d\d\.\d %.*--accept/,
      );
      expect(refused.status).toBe(1);
      const [, folder = ''] = /screenshots in (\S+),/.exec(refused.text) ?? [];
      // Live, new, and what differs.
      expect(await readWidth(`${folder}/plan-trip.png`)).toBeGreaterThan(3 * 375);

      const accepted = await publishing(stack.state, ...args, '--accept');
      expect(accepted.text).toMatch(/screenshots: .* changed \(.*\)\n {2}\/.* \d\d\.\d %\n/);
      const pointer = await readPointer(bucket);
      expect([pointer.stable, pointer.history?.[0]?.reason]).toEqual([
        'inverted',
        expect.stringMatching(/^accepted: \/\S+ \d\d\.\d % changed, and 2 more$/),
      ]);
      await publishing(stack.state, 'rollback', 'trip-tips');
    },
  );

  test(
    'a shell is tried with the stable versions of all remotes, and each broken promise is named',
    ALL_REMOTES,
    async ({ stack, buckets, database }) => {
      // Every page of every remote is opened.
      test.setTimeout(600_000);
      const listRequests = async () =>
        (await database.prepare('select reference from itinerary_request order by reference').all()).results;
      // Tests before it on this stack may have sent some.
      const requestsBefore = await listRequests();
      const good = await publishing(stack.state, 'gate', 'shell', '--site', stack.origin);
      expect(good.text).toMatch(/catalogue \w+ passes.*itinerary \w+ passes.*trip-tips [\w-]+ passes/s);
      expect(good.text).toMatch(
        /presses: \d\d made on \d\d pages.*presses: 15 made on 6 pages.*presses: 6 made on 3 pages/s,
      );
      // The form was submitted, in each language.
      expect(await listRequests()).toEqual(requestsBefore);
      const bucket = buckets.R2_CATALOGUE;
      const { stable } = await readPointer(bucket);
      await copyVersion(bucket, stable, 'newer', {
        release: (release) => ({ ...release, requires: { react: '^99.0.0' } }),
      });
      await writePointer(bucket, { stable: 'newer' });
      const bad = await publishing(stack.state, 'gate', 'shell', '--site', stack.origin);
      expect(bad.text).toContain('catalogue needs ^99.0.0. Release a shell');
      await writePointer(bucket, { stable });
    },
  );
});
