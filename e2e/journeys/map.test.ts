import { expectHydrated } from '../stack/hydration.ts';
import { CATALOGUE } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { KEYBOARD, TOUCH } from '../stack/visitors.ts';

test('what is near Kolsay is found by the keyboard alone', CATALOGUE, async ({ page }) => {
  await page.goto('/locations/kolsay-lake');
  // Only keys are pressed, from the top of the page on.
  await KEYBOARD.press(page.getByRole('link', { name: 'Open the map' }));
  await expect(page).toHaveURL('/map?frame=region&place=14');
  await expect(page.getByRole('tab', { name: 'The Region' })).toHaveAttribute('aria-selected', 'true');
  const chosen = page.getByRole('region', { name: 'The place you pressed' });
  await expect(chosen.getByRole('link', { name: 'Kolsay Lake' })).toBeVisible();
  const map = page.getByRole('region', { name: 'Map of the region around Almaty' });
  await KEYBOARD.reach(map);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  // Closer, only what is around Kolsay is in the window, and in the list.
  const list = page.getByRole('region', { name: 'On this map' });
  await expect(list.getByRole('status')).toHaveText(/^[3-8] places$/);
  await expect(list.getByRole('link', { name: 'Kaindy Lake' })).toBeVisible();
  await expect(list.getByRole('link', { name: 'Altyn-Emel' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await expect(page).toHaveURL('/map?frame=region');
  await KEYBOARD.press(map.getByRole('link', { name: '15, Kaindy Lake, Nature' }));
  await KEYBOARD.press(chosen.getByRole('link', { name: 'Kaindy Lake' }));
  await expect(page).toHaveURL('/locations/kaindy-lake');
});

test('a pin, a ticket and a category change map and list', CATALOGUE, async ({ page }) => {
  await page.goto('/map');
  // Before that, a pin leads to the page of its location.
  await expectHydrated(page);
  const map = page.getByRole('region', { name: 'Map of the range above Almaty' });
  const list = page.getByRole('region', { name: 'On this map' });
  await map.getByRole('link', { name: '23, Furmanov Peak, Mountain Routes' }).click();
  await expect(page).toHaveURL('/map?place=23');
  await page.getByRole('button', { name: 'Add to trip: Furmanov Peak' }).first().click();
  await expect(page.getByRole('link', { name: /Get Your Itinerary/ }).first()).toContainText('1');
  await page.getByRole('button', { name: /^Mountains \d+$/ }).click();
  await expect(map.getByRole('link', { name: '23, Furmanov Peak, Mountain Routes' })).toHaveCount(0);
  await map.getByRole('button', { name: /places in the centre: closer/ }).click();
  await expect(map.getByRole('link', { name: '10, Arbat, City Experience' })).toBeInViewport();
  await expect(list.getByRole('link', { name: 'Medeu' })).toHaveCount(0);
});

test('what is in the trip has a mark on its pin, on both maps, until it is removed', CATALOGUE, async ({ page }) => {
  await page.goto('/map');
  for (const [frame, map, name, pin] of [
    ['The Range', 'Map of the range above Almaty', 'Furmanov Peak', '23, Furmanov Peak, Mountain Routes'],
    ['The Region', 'Map of the region around Almaty', 'Charyn Canyon', '13, Charyn Canyon, Nature'],
  ] as const) {
    await page.getByRole('tab', { name: frame }).click();
    const links = page.getByRole('region', { name: map });
    const add = page.getByRole('button', { name: `Add to trip: ${name}` }).filter({ visible: true });
    await add.click();
    await expect(links.getByRole('link', { name: `${pin}, in your trip` }).locator('.map-selected')).toBeVisible();
    await page.reload();
    await expect(links.getByRole('link', { name: `${pin}, in your trip` })).toBeVisible();
    await add.click();
    await expect(links.getByRole('link', { name: pin, exact: true })).toBeVisible();
    await expect(links.locator('.map-selected')).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ ...TOUCH.options, viewport: { width: 375, height: 812 } });
  test('the way to the map is right below the tabs of the Locations page', CATALOGUE, async ({ page }) => {
    await page.goto('/locations');
    const tabs = await page.getByRole('tablist', { name: 'Category' }).boundingBox();
    const link = await page.getByRole('link', { name: 'All places on the map' }).boundingBox();
    if (!tabs || !link) throw new Error('There are no tabs, or no link');
    expect(link.y - tabs.y - tabs.height).toBeGreaterThanOrEqual(0);
    expect(link.y - tabs.y - tabs.height).toBeLessThan(32);
  });
  test('the place that is pressed stands below the map, in the same window', CATALOGUE, async ({ page }) => {
    await page.goto('/map');
    await expectHydrated(page);
    await TOUCH.press(page.getByRole('link', { name: '26, Gorelnik Trail, Mountain Routes' }).first());
    const chosen = page.getByRole('region', { name: 'The place you pressed' });
    await expect(chosen.getByRole('link', { name: 'Gorelnik Trail' })).toBeInViewport({ ratio: 1 });
  });
});

test(
  'the map is a press away beside the tabs of the Locations page, from a location and from a plan',
  CATALOGUE,
  async ({ page }) => {
    await page.goto('/locations');
    const tabs = page.getByRole('tablist', { name: 'Category' });
    const link = page.getByRole('link', { name: 'All places on the map' });
    const [around, beside] = [await tabs.boundingBox(), await link.boundingBox()];
    if (!around || !beside) throw new Error('There are no tabs, or no link');
    expect(beside.x).toBeGreaterThanOrEqual(around.x + around.width);
    expect(beside.y).toBeGreaterThanOrEqual(around.y);
    expect(beside.y + beside.height).toBeLessThanOrEqual(around.y + around.height);
    await link.click();
    await expect(page).toHaveURL('/map');
    await page.goto('/locations/medeu');
    await page.getByRole('link', { name: 'Open the map' }).click();
    await expect(page).toHaveURL('/map?place=4');
    await page.goto('/plan/sample');
    await page.getByRole('link', { name: 'All places of the guide on the map' }).click();
    await expect(page).toHaveURL('/map');
  },
);

test('a location beyond the maps has an arrow at the edge of the region', CATALOGUE, async ({ page }) => {
  await page.goto('/locations/sacred-turkestan');
  await page.getByRole('link', { name: 'Open the map' }).click();
  await expect(page).toHaveURL('/map?frame=region&place=21');
  const map = page.getByRole('region', { name: 'Map of the region around Almaty' });
  const pin = map.getByRole('link', { name: '21, Sacred Turkestan, Nature, beyond the edge of this map' });
  await expect(pin).toBeVisible();
  await expect(pin).toHaveAttribute('aria-current', 'true');
  const list = page.getByRole('region', { name: 'On this map' });
  for (const name of ['Sacred Turkestan', 'Zhasylkol Lake', 'Tamgaly Petroglyphs'])
    await expect(list.getByRole('link', { name })).toBeAttached();
});

test('a search of the Locations page goes on to the map', CATALOGUE, async ({ page }) => {
  await page.goto('/locations?q=lake');
  await page.getByRole('link', { name: 'Show these on the map' }).click();
  await expect(page).toHaveURL(/^[^?]*\/map\?q=lake/);
  const map = page.getByRole('region', { name: 'Map of the range above Almaty' });
  await expect(map.getByRole('link', { name: '17, Big Almaty Lake, Nature' })).toBeVisible();
  await expect(map.getByRole('link', { name: '23, Furmanov Peak, Mountain Routes' })).toHaveCount(0);
  await expect(page.getByText('Only what your search finds.').filter({ visible: true })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(map.getByRole('link', { name: '23, Furmanov Peak, Mountain Routes' })).toBeVisible();
});

test('dates typed on the map mark what is closed on them', CATALOGUE, async ({ page }) => {
  await page.goto('/map');
  await page.getByRole('button', { name: 'Filters and dates' }).click();
  const first = page.getByLabel('Open from: first day of your trip').filter({ visible: true });
  await expect(first).toBeFocused();
  await first.fill('2027-02-01');
  await page.getByLabel('Open until: last day of your trip').filter({ visible: true }).fill('2027-02-10');
  await expect(page).toHaveURL('/map?from=2027-02-01&to=2027-02-10');
  await expect(page.getByText(/^\d+ places? (is|are) closed on these days/).filter({ visible: true })).toBeVisible();
  const list = page.getByRole('region', { name: 'On this map' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Closed on your dates' })).not.toHaveCount(0);
  // Nothing is left out: who walks there at another time still sees it.
  await expect(page.getByText('Only what your search finds.')).toHaveCount(0);
});

test(
  'the filters of the Locations page leave out on the map what they leave out there',
  CATALOGUE,
  async ({ page }) => {
    await page.goto('/map');
    await page.getByRole('button', { name: 'Filters and dates' }).click();
    const form = page.getByRole('form', { name: 'Filters and dates' });
    const map = page.getByRole('region', { name: 'Map of the range above Almaty' });
    await form.getByRole('checkbox', { name: 'Winter' }).check();
    await form.getByRole('combobox', { name: 'Difficulty' }).selectOption({ label: 'Medium' });
    await expect(page).toHaveURL(/^[^?]*\/map\?difficulty=Medium&winter=yes$/);
    await expect(map.getByRole('link', { name: '23, Furmanov Peak, Mountain Routes' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Change the search' }).click();
    await expect(page).toHaveURL(/\/locations\?difficulty=Medium&winter=yes$/);
    await page.goBack();
    await expect(form.getByRole('checkbox', { name: 'Winter' })).toBeChecked();
    await page.getByRole('link', { name: 'Show all' }).click();
    await expect(form).toHaveCount(0);
    await expect(map.getByRole('link', { name: '23, Furmanov Peak, Mountain Routes' })).toBeVisible();
  },
);

test('on paper the list names the pins by their numbers', CATALOGUE, async ({ page }) => {
  await page.goto('/map');
  await page.emulateMedia({ media: 'print' });
  const row = page.getByRole('listitem').filter({ hasText: 'Furmanov Peak' }).filter({ visible: true });
  await expect(row.getByText('23', { exact: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Add to trip: Furmanov Peak', includeHidden: true })).toBeHidden();
});

test('on paper the names of all pins are on their map, and none covers another', CATALOGUE, async ({ page }) => {
  // As wide as a sheet of A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto('/map');
  await expectHydrated(page);
  await page.emulateMedia({ media: 'print' });
  const readNames = () =>
    page.locator('.map-sheet').evaluateAll((sheets) =>
      sheets.flatMap((sheet) => {
        const map = sheet.getBoundingClientRect();
        const shown = [...sheet.querySelectorAll('.map-name text')].filter((name) => name.checkVisibility());
        const boxes = shown.map((name) => ({ text: name.textContent, box: name.getBoundingClientRect() }));
        const cut = boxes.filter(({ box }) => box.left < map.left || box.right > map.right);
        const covered = boxes.filter(({ box }) =>
          boxes.some(
            ({ box: other }) =>
              other !== box &&
              Math.min(other.right, box.right) - Math.max(other.left, box.left) > 1 &&
              Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) > 1,
          ),
        );
        return [{ count: boxes.length, faults: [...cut, ...covered].map(({ text }) => text) }];
      }),
    );
  const [range, region] = await readNames();
  expect(range?.count).toBeGreaterThan(10);
  expect(region?.count).toBeGreaterThan(5);
  expect([range?.faults, region?.faults]).toEqual([[], []]);
});

test.describe('at the foot of Kok-Zhailau', () => {
  test.use({ geolocation: { latitude: 43.15, longitude: 77.01 }, permissions: ['geolocation'] });
  test('the map shows where the visitor is, on a press only', CATALOGUE, async ({ page }) => {
    await page.goto('/map', { waitUntil: 'networkidle' });
    await expectHydrated(page);
    await expect(page.locator('.map-here')).toHaveCount(0);
    await page.getByRole('button', { name: 'Where am I?' }).click();
    await expect(page.getByText('You are at the red dot.')).toBeVisible();
    await expect(page.locator('.map-here')).toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('both maps are readable, and their pins lead to the pages of locations', CATALOGUE, async ({ page }) => {
    await page.goto('/map');
    await expect(page.getByText('The Region').last()).toBeVisible();
    await page.getByRole('link', { name: '4, Medeu, City Experience' }).click();
    await expect(page).toHaveURL('/locations/medeu');
  });
});
