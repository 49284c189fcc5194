import type { Locator, Page } from '@playwright/test';
import { mailTest as test } from '../stack/mail-stack.ts';
import { getStatus, openPlan, requestPlan } from '../stack/plan-page.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { CATALOGUE, ITINERARY } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

type Role = Parameters<Page['getByRole']>[0];

/** A change, what has the focus after it, and what screen readers are told: in a live region that was there before. */
type Change = {
  change: string;
  control: (page: Page) => Locator;
  focus: [role: Role, name: string | RegExp];
  said?: string | RegExp;
};

/** Makes a change with Enter, and checks the accessibility tree after it. */
async function expectChange(page: Page, { change, control, focus: [role, name], said }: Change): Promise<void> {
  await test.step(change, async () => {
    await page.evaluate(() => {
      for (const region of document.querySelectorAll('[role="status"], [aria-live]'))
        region.setAttribute('data-old', '');
    });
    await control(page).focus();
    await page.keyboard.press('Enter');
    // First, because only this says that the change is there: the focus may stay where it was.
    if (said) await expect(page.locator('[data-old]').filter({ hasText: said })).not.toHaveCount(0);
    const focused = page.locator(':focus');
    await expect(focused).toHaveRole(role);
    await expect(focused).toHaveAccessibleName(name);
    await expect(focused).toBeInViewport();
  });
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
const changes = (page: Page) => page.getByRole('region', { name: 'Changes' });

/** Opens the day of a control where days fold. */
async function unfold(page: Page, control: Locator): Promise<void> {
  for (const toggle of await page.locator('.day-fold-button').all()) {
    if (await control.isVisible()) return;
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.press('Enter');
  }
}

for (const width of process.env.LONG_TESTS ? [1280, 320] : [320])
  test(
    `every change of a plan leaves the focus at what it was about, ${width} px wide`,
    ITINERARY,
    async ({ page, stack, mailbox }) => {
      await page.setViewportSize({ width, height: 800 });
      await openPlan(page, stack.origin, mailbox);
      const names = await page
        .locator('[id^="move-"]')
        .evaluateAll((moves) => moves.map((move) => move.ariaLabel ?? ''));
      const [name = '', other = ''] = names.map((label) => label.replace('Move ', ''));
      const move = button(`Move ${name}`)(page);
      const list = page.getByRole('region', { name: `Move ${name} to` });
      const openList = async () => {
        await unfold(page, move);
        await move.press('Enter');
        await expect(list.getByText('computing…')).toHaveCount(0);
      };

      await openList();
      await expectChange(page, {
        change: 'the list of days is closed',
        control: button('Close the list of days'),
        focus: ['button', `Move ${name}`],
      });
      await openList();
      await expectChange(page, {
        change: 'a stop is moved',
        control: () => list.locator('li button:enabled').first(),
        focus: ['heading', new RegExp(`^${name}`)],
        said: `${name} moved to`,
      });
      await expectChange(page, {
        change: 'the last change is undone',
        control: button('Undo'),
        focus: ['button', 'Undo'],
        said: new RegExp(`^Undone. ${name} moved to`),
      });
      await expectChange(page, {
        change: 'the last undone change is redone',
        control: button('Redo'),
        focus: ['region', 'Changes'],
        said: new RegExp(`^Redone. ${name} moved to`),
      });
      const lock = page.getByRole('button', { name: new RegExp(`^Lock ${other} to`) });
      await unfold(page, lock);
      await expectChange(page, {
        change: 'a stop is locked',
        control: () => lock,
        focus: ['button', new RegExp(`^Lock ${other} to`)],
        said: `${other} locked to`,
      });
      const remove = button(`Remove ${name}`)(page);
      await unfold(page, remove);
      const day = page.locator('[data-day]').filter({ has: remove });
      const id = await day.getAttribute('id');
      const isAlone = (await day.getByRole('button', { name: /^Remove / }).count()) === 1;
      await expectChange(page, {
        change: 'a stop is removed',
        control: () => remove,
        focus: ['heading', isAlone ? /^Day \d/ : /./],
        said: `${name} removed`,
      });
      await expect(page.locator(':focus').locator('xpath=ancestor-or-self::*[@data-day]')).toHaveAttribute(
        'id',
        id ?? '',
      );
      const add = page.locator(`#${id}`).getByRole('button', { name: /^Add a place ?: \w+day/ });
      await unfold(page, add);
      await add.press('Enter');
      await page.getByLabel('Place or activity').selectOption({ label: 'Green Bazaar' });
      await expectChange(page, {
        change: 'a place is added',
        control: button('Add'),
        focus: ['heading', /^Green Bazaar/],
        said: 'Green Bazaar added',
      });
      await expectChange(page, {
        change: 'all changes are taken back',
        control: button('Back to revision 1'),
        focus: ['region', 'Changes'],
        said: `Green Bazaar removed`,
      });
      await expect(changes(page)).toContainText('No changes');

      await expectChange(page, {
        change: 'a part of the page is opened',
        control: button('Dates, pace'),
        focus: ['heading', 'Dates, pace, times'],
      });
      await expectChange(page, {
        change: 'it is closed',
        control: button('Close: Dates, pace, times'),
        focus: ['button', 'Dates, pace'],
      });
      await button('Dates, pace')(page).press('Enter');
      await page.getByLabel('Pace', { exact: true }).selectOption('Relaxed');
      await expectChange(page, {
        change: 'dates, pace and times are changed',
        control: (shown) => shown.getByRole('region', { name: 'Dates, pace, times' }).locator('[type="submit"]'),
        focus: ['button', 'Dates, pace'],
        said: 'A relaxed pace',
      });
      await expect(getStatus(page)).toHaveText(/not sent yet, saved$/);
      await expectChange(page, {
        change: 'the plan is sent',
        control: button('Send me the new plan'),
        focus: ['button', 'Send me the plan again'],
        said: 'It is on its way to your mailbox.',
      });
      await button('Share')(page).press('Enter');
      await expectChange(page, {
        change: 'a link for others is made',
        control: button('Make a link'),
        focus: ['textbox', 'Link for others'],
      });
      await expectChange(page, {
        change: 'it is taken back',
        control: button('Take the link back'),
        focus: ['button', 'Make a link'],
      });
      await button('Calendar')(page).press('Enter');
      await expectChange(page, {
        change: 'an address of the calendar is made',
        control: button('Make an address'),
        focus: ['textbox', 'Calendar address'],
      });
      await expectChange(page, {
        change: 'it is taken back',
        control: button('Take the address back'),
        focus: ['button', 'Make an address'],
      });
      await button('Cancel trip')(page).press('Enter');
      await expectChange(page, {
        change: 'the trip is cancelled',
        control: button('Cancel the trip'),
        focus: ['heading', /^Your/],
      });
    },
  );

test('controls of the days of a plan have names of their own', ITINERARY, async ({ page }) => {
  await page.goto('/plan/sample');
  await expect(page.getByRole('link', { name: /^Google Maps/ }).first()).toBeVisible();
  const names = await page
    .locator('[data-day] :is(a, button):not(.source-list *)')
    .evaluateAll((controls) => controls.map((control) => control.ariaLabel ?? control.textContent));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.describe('with a server that fails once', () => {
  test.use({ allowedConsoleErrors: [/503/] });

  test(
    'a plan that is loaded at the second try has the focus on its heading',
    ITINERARY,
    async ({ page, stack, mailbox }) => {
      await page.route('**/api/plans/*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
      await page.goto((await requestPlan(stack.origin, mailbox)).link);
      await expectChange(page, {
        change: 'a plan is loaded again',
        control: button('Retry'),
        focus: ['heading', /^Your/],
      });
      await expect(page.getByRole('heading', { level: 1, name: /^Your \w+ Days?$/ })).toBeFocused();
    },
  );
});

test(
  'what is removed from the itinerary leaves the focus at what follows, and the toast is read',
  ITINERARY,
  async ({ page }) => {
    await setItinerary(page, 'one');
    await page.goto('/itinerary');
    await expectChange(page, {
      change: 'the only activity is removed',
      control: button('Remove Horseback Riding'),
      focus: ['paragraph', ''],
      said: '1 in your trip',
    });
    await expectChange(page, {
      change: 'all locations are removed',
      control: (shown) => shown.getByRole('button', { name: /^Clear All/ }),
      focus: ['paragraph', ''],
      said: 'Locations removed from your itinerary',
    });
    await expectChange(page, {
      change: 'it is undone',
      control: button('Undo'),
      focus: ['heading', 'Selected locations'],
      said: '1 in your trip',
    });
  },
);

test('the live region of toasts is there before the first one', CATALOGUE, async ({ page }) => {
  await page.goto('/nature');
  await expectChange(page, {
    change: 'a location is added',
    control: (shown) => shown.getByRole('button', { name: 'Add to trip: Charyn Canyon' }),
    focus: ['button', /Charyn Canyon/],
    said: 'Charyn Canyon added to your itinerary!',
  });
});
