import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseServer } from '@almaty/delivery/release-server';
import { readLocalSecret } from '../../scripts/local-secrets.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { test as baseTest, expect } from '../stack/test.ts';
import { withStack } from '../stack/test-stack.ts';

/** The site beside a release server of the trip tips; `dist` is the build that it serves, and `host` is where. */
const test = baseTest.extend<object, { dist: string; server: Server; host: string }>({
  dist: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use) => {
      const dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
      await cp('mfe-trip-tips/dist', dist, { recursive: true });
      await use(dist);
      await rm(dist, { recursive: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ dist }, use) => {
      const server = createReleaseServer(dist).listen(0, 'localhost');
      await once(server, 'listening');
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  host: [async ({ server }, use) => use(`localhost:${(server.address() as AddressInfo).port}`), { scope: 'worker' }],
  stack: [
    async ({ host }, use, { workerIndex }) =>
      withStack(`worker-${workerIndex}`, use, {
        variables: { RELEASE_SERVERS: `http://${host} http://${host.replace('localhost', '127.0.0.1')}` },
      }),
    { scope: 'worker', timeout: 300_000 },
  ],
});

/**
 * Changes a text in the prerendered pages of a build, as another build of changed tips would. Not in its scripts, because a
 * remote entry has the hashes of the others in it.
 */
async function changeText(dist: string, from: string, to: string) {
  const folder = path.join(dist, 'node');
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.mjs')) continue;
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    if (text.includes(from)) await writeFile(file, text.replaceAll(from, to));
  }
}

test(
  'a team sees its build in the site before it is published, and each next build after a reload',
  ALL_REMOTES,
  async ({ page, dist, host }) => {
    await changeText(dist, 'Emergency numbers', 'First build');
    await page.goto(`/plan-trip?mfe=trip-tips@${host}`);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 2, name: 'First build' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(`from ${host}`);
    await changeText(dist, 'First build', 'Second build');
    await page.reload();
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 2, name: 'Second build' })).toBeVisible();
    await page.goto('/?mfe=none');
    await page.goto('/plan-trip');
    await expect(page.getByRole('heading', { level: 2, name: 'Emergency numbers' })).toBeVisible();
  },
);

test('a build through a tunnel is for a team that has signed in', ALL_REMOTES, async ({ page, dist, host }) => {
  await changeText(dist, 'Important tips', 'Through a tunnel');
  const tunnel = host.replace('localhost', '127.0.0.1');
  const built = page.getByRole('heading', { level: 2, name: 'Through a tunnel' });
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await page.goto(`/plan-trip?mfe=trip-tips@${tunnel}`);
  await expect(banner.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectHydrated(page);
  await expect(built).toHaveCount(0);
  await page.request.post('/_reports/sign-in', { form: { key: readLocalSecret('TEAM_KEY') ?? '' } });
  await page.goto(`/plan-trip?mfe=trip-tips@${tunnel}`);
  await expectHydrated(page);
  await expect(banner).toContainText(`from ${tunnel}`);
  await expect(built).toBeVisible();
});
