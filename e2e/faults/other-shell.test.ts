import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { experimental_readRawConfig } from 'wrangler';
import { listStaticFiles } from '../../scripts/deploy/file-list.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { test as baseTest, expect } from '../stack/test.ts';
import { withStack } from '../stack/test-stack.ts';

/**
 * Configures a Worker of the shell that has none of the files that pages of this build ask for: those of another version,
 * as one of two during a canary, or the next one after a tab was opened.
 */
function configureOtherShell(folder: string): string {
  const root = path.resolve('shell');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const directory = path.join(folder, 'web');
  cpSync(path.join(root, 'dist/web'), directory, { recursive: true, filter: (file) => !file.endsWith('/web/static') });
  const { rawConfig } = experimental_readRawConfig({ config: path.join(root, 'wrangler.jsonc') });
  const { env: _, ...local } = rawConfig;
  const config = path.join(folder, 'wrangler.json');
  const changes = { main: path.join(root, 'worker/index.ts'), assets: { ...local.assets, directory } };
  writeFileSync(config, JSON.stringify({ ...local, ...changes }));
  return config;
}

/** Stores the files of this build in the bucket of a stack, with the command of a deployment. */
function storeFiles(state: string): void {
  const list = path.join(state, 'static-files.json');
  writeFileSync(list, JSON.stringify(listStaticFiles()));
  const place = ['--local', '--persist-to', state];
  const { status, stderr } = spawnSync('wrangler', [
    'r2',
    'bulk',
    'put',
    'shell',
    '--filename',
    list,
    '--force',
    ...place,
  ]);
  if (status !== 0) throw new Error(String(stderr));
}

const test = baseTest.extend({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from the pattern
    async ({}, use, { workerIndex }) => {
      const shell = configureOtherShell(path.resolve(`.stack/e2e/other-shell-${workerIndex}`));
      await withStack(`worker-${workerIndex}`, use, { configs: [shell, 'api-function/wrangler.jsonc'] });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test(
  'a page of one version of the shell is complete and alive while the Worker of another one serves it',
  CATALOGUE,
  async ({ page, request, stack }) => {
    const [script = ''] = /\/static\/js\/index\.\w+\.js/.exec(await (await request.get('/locations')).text()) ?? [];
    expect((await request.get(script)).status()).toBe(404);

    storeFiles(stack.state);
    const failed: string[] = [];
    const statuses: number[] = [];
    page.on('requestfailed', (each) => failed.push(each.url()));
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.startsWith('/static/')) statuses.push(response.status());
    });
    await page.goto('/locations');
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Add to trip: Kaindy Lake' }).click();
    await expect(page.locator('[data-slot="selected-count"]')).toContainText('1');
    expect(statuses.length).toBeGreaterThan(1);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(failed).toEqual([]);
  },
);
