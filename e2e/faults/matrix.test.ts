import type { Page } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { FAULTS } from './faults.ts';
import { getLateNotice, getNotice, REMOTES } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

/** After so many milliseconds a late part is told of; that it is not later, silence.test.ts tries with a clock that stands still. */
const LONGEST_WAIT_MS = 3000;

/** The frame of every page, with the itinerary in it. */
async function expectFrame(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('[data-slot="selected-count"]')).toContainText('2');
}

const getRemote = (index: number) => REMOTES[index % REMOTES.length] ?? REMOTES[0];

// Each remote has a third of the faults, because one piece of code shows the parts of all.
for (const [index, { name, begin, isLate, arrives, isAfterLinkOnly, losesText }] of FAULTS.entries()) {
  const [remote, other] = [getRemote(index), getRemote(index + 1)];
  test(
    `when ${remote.name} ${name}, its page says so and comes back${arrives ? '' : ' with Retry'}, and nothing else suffers`,
    ALL_REMOTES,
    async ({ page }) => {
      const notice = isLate ? getLateNotice(page) : getNotice(page);
      const outlet = page.locator(`[data-mfe="${remote.name}"]`);
      const heading = page.getByRole('heading', { level: 1, name: remote.heading });

      const expectNotice = async () => {
        // The shell counts from its own hydration on.
        await expect(page.locator('header[data-hydrated]')).toBeVisible();
        if (isLate) await page.clock.fastForward(LONGEST_WAIT_MS);
        await expect(notice).toBeVisible();
        await expect(notice).toBeInViewport();
        await expectFrame(page);
      };
      const expectRecovery = async (end: () => Promise<void>) => {
        await end();
        if (!arrives) await page.getByRole('button', { name: 'Retry' }).click();
        await expect(outlet).toHaveAttribute('data-hydrated');
        await expect(heading).toBeVisible();
        await expect(notice).toBeHidden();
        await expectFrame(page);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      };

      await page.clock.install();
      await setItinerary(page, 'one');

      await test.step('on the first page', async () => {
        if (isAfterLinkOnly) return;
        const end = await begin(page, remote);
        await page.goto(remote.path, { waitUntil: 'domcontentloaded' });
        await expectNotice();
        if (!losesText) await expect(heading).toBeVisible();
        await expectRecovery(end);
      });

      await test.step('after a link', async () => {
        const end = await begin(page, remote);
        await page.goto('/privacy', { waitUntil: 'domcontentloaded' });
        await expectHydrated(page);
        await navigateInside(page, remote.path);
        await expectNotice();
        await navigateInside(page, other.path);
        await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
        await expect(page.locator(`[data-mfe="${other.name}"]`)).toHaveAttribute('data-hydrated');
        await expect(notice).toBeHidden();
        await expectFrame(page);
        await navigateInside(page, remote.path);
        await expectNotice();
        await expectRecovery(end);
      });
    },
  );
}
