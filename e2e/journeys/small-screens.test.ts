import { pages } from '../stack/page-paths.ts';
import { expect, test } from '../stack/test.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const path of pages) {
  test(`${path} fits a window of 320 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('main a, main button, main input, main h1, main h2, main p')]
        .filter(
          (element) =>
            element.checkVisibility() && !element.closest('[aria-hidden="true"], .sr-only, .overflow-x-auto'),
        )
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 0 && (left < -1 || right > 321);
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(outside).toEqual([]);
  });
}

test('a request is made with the keyboard alone', async ({ page }) => {
  const press = async (name: string, key = 'Enter') => {
    for (let stops = 0; stops < 80; stops += 1) {
      const focused = page.locator(':focus');
      if (
        (await focused.count()) > 0 &&
        (await focused.evaluate((element, wanted) => {
          const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
          const field = element.id && document.querySelector(`label[for="${element.id}"]`)?.textContent;
          return label.trim() === wanted || field === wanted;
        }, name))
      )
        return page.keyboard.press(key);
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${name}`);
  };
  await page.goto('/nature');
  await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
  await press('Add to trip: Kaindy Lake', 'Space');
  await expect(page.getByRole('button', { name: 'Add to trip: Kaindy Lake' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/itinerary');
  await expect(page.locator('[data-hydration-boundary]:not([data-hydrated])')).toHaveCount(0);
  await press('Email', 'k');
  await page.keyboard.type('eys@example.com');
  await press('Start date', '2');
  await page.keyboard.type('099-06-11');
  await press('End date', '2');
  await page.keyboard.type('099-06-17');
  await press('Submit Request');
  await expect(page.getByRole('heading', { name: 'Your request is with us' })).toBeFocused();
});
