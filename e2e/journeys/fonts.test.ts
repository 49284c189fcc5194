import type { Page } from '@playwright/test';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { ALL_REMOTES, getPageTags } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The fonts of a page's texts: how many elements show one of the site, and which show one of the device. */
type ShownFonts = { ofSite: number; ofDevice: string[] };

/** Asks the browser for the fonts of every element; those of the device come with the attributes of their element. */
async function readShownFonts(page: Page): Promise<ShownFonts> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const shown: ShownFonts = { ofSite: 0, ofDevice: [] };
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    if (fonts.some(({ isCustomFont }) => isCustomFont)) shown.ofSite += 1;
    for (const { familyName } of fonts.filter(({ isCustomFont }) => !isCustomFont)) {
      const { attributes } = await session.send('DOM.getAttributes', { nodeId });
      shown.ofDevice.push(`${familyName}: ${attributes.join(' ')}`);
    }
  }
  return shown;
}

const RUSSIAN = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const KAZAKH = 'ӘҒҚҢӨҰҮҺІ';

test('the fonts of the site have all Russian and Kazakh letters', ALL_REMOTES, async ({ page }) => {
  await page.goto('/privacy', { waitUntil: 'networkidle' });
  const letters = [RUSSIAN, KAZAKH].flatMap((alphabet) => [...(alphabet + alphabet.toLowerCase())]);
  await page.evaluate((texts) => {
    // An element for each, because the browser names the fonts of an element.
    document.body.replaceChildren(
      ...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
    );
  }, letters);
  // Laid out, the letters request their files.
  await page.locator('body').boundingBox();
  await page.evaluate(() => document.fonts.ready);
  expect(await readShownFonts(page)).toEqual({ ofSite: letters.length, ofDevice: [] });
});

for (const path of PAGE_PATHS)
  test(
    `the browser looks up no letter of ${path} among the fonts of the device`,
    getPageTags(path),
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const { ofSite, ofDevice } = await readShownFonts(page);
      expect(ofSite).toBeGreaterThan(10);
      expect(ofDevice).toEqual([]);
    },
  );
