import { readShownFonts } from '../stack/shown-fonts.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

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
