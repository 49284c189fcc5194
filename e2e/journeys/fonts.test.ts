import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The fonts of the device that the text of a page uses, each with the class names of an element that shows it. */
async function findDeviceFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of fonts.filter(({ isCustomFont }) => !isCustomFont)) {
      const { attributes } = await session.send('DOM.getAttributes', { nodeId });
      found.push(`${familyName}: ${attributes.join(' ')}`);
    }
  }
  return found;
}

for (const path of PAGE_PATHS)
  test(
    `the browser looks up no letter of ${path} among the fonts of the device`,
    getPageTags(path),
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await findDeviceFonts(page)).toEqual([]);
    },
  );
