import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';

/** The widths of a phone and a desktop, and where a toast is in them: above the place of the summary panel. */
const WINDOWS = [
  { width: 375, bottom: '128px' },
  { width: 1440, bottom: '172px' },
];

for (const { width, bottom } of WINDOWS)
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 812 } });

    test('a toast does not move when the summary panel comes and goes', CATALOGUE, async ({ page }) => {
      const toaster = page.locator('[data-sonner-toaster]');
      const panel = page.getByRole('region', { name: 'Your selection' });
      await page.goto('/activities');
      const add = page.getByRole('button', { name: 'Add to trip: Horseback Riding' });
      await add.click();
      await expect(panel).toBeVisible();
      await expect(page.getByText('Horseback Riding added to your itinerary!')).toBeVisible();
      await expect(toaster).toHaveCSS('bottom', bottom);
      await add.click();
      await expect(panel).toBeHidden();
      await expect(page.getByText('Horseback Riding removed from your itinerary')).toBeVisible();
      await expect(toaster).toHaveCSS('bottom', bottom);
      const removed = page.locator('[data-sonner-toast]', { hasText: 'removed' });
      await removed.getByRole('button', { name: 'Undo' }).click();
      await expect(panel).toBeVisible();
    });
  });
