import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, isolatedTest as test } from '../stack/test.ts';
import { copyRemote, type WorkingCopy } from './changed-remote.ts';
import { publishing, publishingFrom } from './publishing.ts';
import { copyVersion, readStable } from './versions.ts';

test.use({ unusedStackFor: 'new-page' });
test.describe.configure({ mode: 'default' });

const ROUTE = '/plan-trip/winter';
const LINK = '<Link to="/plan-trip/winter">Almaty in winter</Link>';

/** The one file that a new page is. */
const createPage = (route: string) => `import { useState } from 'react';

export const page = {
  route: '${route}',
  skeleton: 'article',
  title: 'Almaty in winter · Almaty guide',
  description: 'Snow from November on.',
};

export default function WinterPage() {
  const [count, setCount] = useState(0);
  return (
    <div className="wrap">
      <h1 tabIndex={-1}>Almaty in winter</h1>
      <button type="button" onClick={() => setCount(count + 1)}>Snowflakes: {count}</button>
    </div>
  );
}
`;

let copy: WorkingCopy;
test.beforeAll(async () => {
  copy = await copyRemote('new-page');
});
test.afterAll(() => copy.remove());

test(
  'a page that a remote publishes alone is a page of the site, until the remote takes it back',
  ALL_REMOTES,
  async ({ page, request, stack, buckets }) => {
    const before = await readStable(buckets.R2_TRIP_TIPS);
    expect((await request.get(ROUTE)).status()).toBe(404);
    await copy.write('src/pages/WinterPage.tsx', createPage(ROUTE));
    // Of the same remote: the shell's own links are the shell's.
    const screen = 'src/screens/PlanTripScreen.tsx';
    await copy.replace(screen, '<SectionList />', `${LINK}<SectionList />`);
    await copy.replace(
      screen,
      'import { PageHeader }',
      "import { Link } from 'react-router-dom';\nimport { PageHeader }",
    );
    await copy.build();
    const args = ['publish', 'trip-tips', '--promote', '--site', stack.origin];
    expect(await publishingFrom(copy.folder, stack.state, ...args)).toMatchObject({
      status: 0,
      text: expect.stringMatching(/screenshots: .* 1 have nothing live to compare with.*is what all visitors get now/s),
    });

    // Visitors get it five seconds later, one page later.
    await expect.poll(async () => (await request.get(ROUTE)).status()).toBe(200);
    expect(await (await request.get(ROUTE)).text()).toContain('Almaty in winter</h1>');
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${stack.origin}${ROUTE}</loc>`);

    await page.goto(ROUTE);
    await expect(page).toHaveTitle('Almaty in winter · Almaty guide');
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Snowflakes: 0' }).click();
    await expect(page.getByRole('button', { name: 'Snowflakes: 1' })).toBeVisible();

    await page.goto('/plan-trip');
    await expectHydrated(page);
    await page.getByRole('link', { name: 'Almaty in winter' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Almaty in winter' })).toBeFocused();
    await expect(page).toHaveTitle('Almaty in winter · Almaty guide');
    await page.getByRole('button', { name: 'Snowflakes: 0' }).click();
    await expect(page.getByRole('button', { name: 'Snowflakes: 1' })).toBeVisible();

    expect(await publishing(stack.state, 'rollback', 'trip-tips')).toMatchObject({ status: 0 });
    expect(await readStable(buckets.R2_TRIP_TIPS)).toBe(before);
    await expect.poll(async () => (await request.get(ROUTE)).status()).toBe(404);
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain(ROUTE);
  },
);

test(
  "a page that claims another remote's route is refused with words, and the page that was there stays",
  ALL_REMOTES,
  async ({ request, stack, buckets }) => {
    const bucket = buckets.R2_TRIP_TIPS;
    const stable = await readStable(bucket);
    await copyVersion(bucket, stable, 'greedy', {
      release: (release) => ({
        ...release,
        pages: release.pages.map((page) => ({ ...page, route: '/activities', paths: ['/activities'] })),
        fragments: { '/activities': Object.values(release.fragments)[0] ?? { integrity: '', bytes: 0 } },
      }),
    });
    const { status, text } = await publishing(stack.state, 'promote', 'trip-tips', 'greedy', '--site', stack.origin);
    expect(status).toBe(1);
    expect(text).toMatch(
      /trip-tips promised: trip-tips has pages in its own part of the site only\n.*The version claims \/activities\. It is of catalogue/,
    );
    expect(text).toMatch(/shell promised: the navigation leads to \/plan-trip\n.*The version has no such page/);
    expect(await readStable(bucket)).toBe(stable);

    // It comes all the same, past the gate.
    await publishing(stack.state, 'promote', 'trip-tips', 'greedy', '--skip-gate', 'a test of what happens then');
    await expect.poll(async () => (await request.get('/plan-trip')).status()).toBe(404);
    expect(await (await request.get('/activities')).text()).toContain('Discover Activities');
    expect(await publishing(stack.state, 'rollback', 'trip-tips')).toMatchObject({ status: 0 });
  },
);
