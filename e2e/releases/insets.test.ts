import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { copyRemote, type WorkingCopy } from './changed-remote.ts';
import { publishing, publishingFrom } from './publishing.ts';
import { readStable } from './versions.ts';

test.skip(!process.env.LONG_TESTS, 'It builds a remote twice: run it with LONG_TESTS=1');
test.use({ unusedStackFor: 'insets' });

const LOCATION = '/locations/green-bazaar';
const CHANGED = 'Before you set out';

let copy: WorkingCopy;
test.beforeAll(async () => {
  copy = await copyRemote('insets');
});
test.afterAll(() => copy.remove());

test(
  'a team changes its inset in the pages of another one alone, and cannot take it away from them',
  ALL_REMOTES,
  async ({ request, stack, buckets }) => {
    const before = await readStable(buckets.R2_TRIP_TIPS);
    const catalogue = await readStable(buckets.R2_CATALOGUE);
    const publishIt = () =>
      publishingFrom(copy.folder, stack.state, 'publish', 'trip-tips', '--promote', '--site', stack.origin);
    const readLocation = async () => (await request.get(LOCATION)).text();
    expect(await readLocation()).toContain('Before you go</h2>');

    const file = 'src/insets/BeforeYouGo.tsx';
    await copy.replace(file, '{m.beforeYouGoTitle}\n', `${CHANGED}\n`);
    await copy.build();
    const accepted = await publishIt();
    expect(accepted).toMatchObject({ status: 0, text: expect.stringContaining('is what all visitors get now') });
    await expect.poll(readLocation).toContain(`${CHANGED}</h2>`);
    expect(await readStable(buckets.R2_CATALOGUE)).toBe(catalogue);

    await copy.replace(file, 'Object.keys(KINDS)', "['nature', 'mountains']");
    await copy.build();
    const refused = await publishIt();
    expect(refused.status).toBe(1);
    expect(refused.text).toMatch(
      /catalogue promised: \/locations\/.* shows the inset \/plan-trip\/before-you-go\/city\n.*The version has no such inset/,
    );
    await expect.poll(readLocation).toContain(`${CHANGED}</h2>`);

    expect(await publishing(stack.state, 'rollback', 'trip-tips')).toMatchObject({ status: 0 });
    expect(await readStable(buckets.R2_TRIP_TIPS)).toBe(before);
    await expect.poll(readLocation).toContain('Before you go</h2>');
  },
);
