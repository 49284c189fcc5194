import { setClosureFreeDay } from '../stack/closure-free-day.ts';
import { getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { getNotice, REMOTES } from './remotes.ts';

test.use({ allowedConsoleErrors: [/.*/] });

for (const { name, path, heading } of REMOTES)
  test(
    `Retry hydrates the text of ${name} that can be read meanwhile, and the focus goes to its heading`,
    getPageTags(path),
    async ({ page }) => {
      await setClosureFreeDay(page);
      const scripts = `**/_mfe/${name}/**/*.js`;
      await page.route(scripts, (route) => route.abort('connectionrefused'));
      await page.goto(path);
      // Also on a long page: it is the only response to a click on a button that is not hydrated.
      await expect(getNotice(page)).toBeInViewport();
      const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('[data-mfe] *')]);
      await page.unroute(scripts);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.locator(`[data-mfe="${name}"]`)).toHaveAttribute('data-hydrated');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      expect(await nodes.evaluate((before) => before.every((node) => node.isConnected))).toBe(true);
    },
  );
