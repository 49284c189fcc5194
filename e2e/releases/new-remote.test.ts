import path from 'node:path';
import { expectHydrated } from '../stack/hydration.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { startTestStack } from '../stack/test-stack.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

test.skip(!process.env.LONG_TESTS, 'It builds every part: run it with LONG_TESTS=1');

let copy: WorkspaceCopy;
/** Builds a part as its team does. */
const build = (folder: string) => copy.run('npm', 'run', '--prefix', folder, 'build');

test.beforeAll(async () => {
  copy = await copyWorkspace('new-remote');
});
test.afterAll(() => copy.remove());

test(
  'a remote of one command passes its tests, leaves the site healthy, is released through the gate, and goes back',
  ALL_REMOTES,
  async ({ page, request }) => {
    test.setTimeout(1_800_000);
    expect(await copy.run('npm', 'run', 'create', 'remote', 'events')).toContain('Created: mfe-events');
    for (const folder of ['mfe-events', 'shell']) await build(folder);
    await copy.run('vitest', 'run', '--project', 'mfe-events');
    await copy.run('vitest', 'run', '--project', 'scripts', 'workflows', 'remotes', 'facts', 'environments');
    for (const project of ['mfe-events', 'shell/worker', 'e2e']) await copy.run('tsc', '-p', project);

    const configs = ['shell', 'api-function'].map((folder) => path.join(copy.folder, folder, 'wrangler.jsonc'));
    const { origin, state, stop } = await startTestStack('new-remote', { configs });
    const release = (...args: string[]) => copy.run('npm', 'run', '-s', 'release', '--', ...args, '--state', state);
    const getStatus = async (pathname: string) => (await request.get(origin + pathname)).status();
    const getHeading = async () =>
      /<h1[^>]*>(.*?)<\/h1>/.exec(await (await request.get(`${origin}/events`)).text())?.[1];
    try {
      // The shell knows the remote, which has released nothing.
      expect([await getStatus('/api/health'), await getStatus('/events'), await getStatus('/locations')]).toEqual([
        200, 404, 200,
      ]);
      expect(await release('gate', 'shell', '--site', origin)).toContain(
        'events has no version yet, and nothing leads',
      );

      expect(await release('publish', 'events', '--promote', '--site', origin)).toContain(
        'is what all visitors get now',
      );
      await expect.poll(() => getStatus('/events')).toBe(200);
      expect([await getStatus('/ru/events'), await getStatus('/kk/events')]).toEqual([200, 200]);
      await page.goto(`${origin}/events`);
      await expectHydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible();
      expect(await (await request.get(`${origin}/sitemap.xml`)).text()).toContain(`<loc>${origin}/events</loc>`);

      await copy.replace('mfe-events/messages/en.json', '"Coming Soon"', '"What Is On"');
      await build('mfe-events');
      await release('publish', 'events', '--promote', '--site', origin);
      await expect.poll(getHeading).toBe('What Is On');
      await release('rollback', 'events');
      await expect.poll(getHeading).toBe('Coming Soon');
      expect(await getStatus('/api/health')).toBe(200);
    } finally {
      await stop();
    }
  },
);
