import { findViolations } from '../accessibility/find-violations.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { navigateInside } from '../stack/navigate-inside.ts';
import { CATALOGUE_AND_TRIP_TIPS } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

const PATH = '/locations/kok-zhailau';

test(
  'a location has tips of another team in its document, and a link in them leads on without a new one',
  CATALOGUE_AND_TRIP_TIPS,
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(PATH);
    await expectHydrated(page);
    const box = page.getByRole('region', { name: 'Before you go' });
    await expect(box.getByRole('heading', { level: 3, name: 'Tell your route' })).toBeVisible();
    // It needs no file of its own.
    expect(requests.filter((path) => path.includes('BeforeYouGo') || path.includes('before-you-go'))).toEqual([]);
    expect(await findViolations(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])).toEqual([]);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await box.getByRole('link', { name: 'All trip tips' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plan Your Trip' })).toBeFocused();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kok Zhailau');
    await expect(box.getByRole('heading', { level: 3, name: 'Tell your route' })).toBeVisible();
  },
);

test(
  'after a link the tips come with their styles, and look as in the document',
  CATALOGUE_AND_TRIP_TIPS,
  async ({ page }) => {
    const box = page.getByRole('region', { name: 'Before you go' });
    const readLook = () =>
      box.evaluate((element) => {
        const { borderTopWidth, paddingTop } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { borderTopWidth, paddingTop, width, height };
      });
    await page.goto(PATH);
    await expectHydrated(page);
    const look = await readLook();
    expect(look).toMatchObject({ borderTopWidth: '3px', paddingTop: '32px' });
    await page.goto('/privacy');
    await expectHydrated(page);
    await navigateInside(page, PATH);
    await expect(box).toBeVisible();
    await expect.poll(readLook).toEqual(look);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a location has the tips in the language of the page', CATALOGUE_AND_TRIP_TIPS, async ({ page }) => {
    await page.goto(`/ru${PATH}`);
    await expect(page.getByRole('region', { name: 'Перед поездкой' }).getByRole('listitem').first()).toBeVisible();
  });
});
