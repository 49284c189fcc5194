import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { readAttachment, mailTest as test } from '../stack/mail-stack.ts';
import { FIRST_PLAN, getNames, getStatus, openPlan, submit } from '../stack/plan-page.ts';
import { ITINERARY } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

const WAIT = { timeout: 60_000 };

const readCalendar = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return { uid: event.uid, sequence: event.sequence, status: component.getFirstPropertyValue('status') };
  });

test(
  'the email’s link opens the plan; a change is saved and sent, and its calendar updates the old events',
  ITINERARY,
  async ({ page, stack, mailbox }) => {
    const { origin } = stack;
    const plan = await openPlan(page, origin, mailbox);
    const names = await getNames(page);
    expect(names).toHaveLength(3);
    const first = readCalendar(readAttachment(await mailbox.waitFor(plan.reference, plan.address, FIRST_PLAN), '.ics'));

    await page.getByRole('button', { name: `Remove ${names[0]}`, exact: true }).click();
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText(
      `One change since the plan in your mailbox: ${names[0]} removed`,
    );
    await expect(getStatus(page)).toHaveText('Revision 2, not sent yet, saved');
    expect(await getNames(page)).toHaveLength(2);
    await page.reload();
    await expect(getStatus(page)).toHaveText('Revision 2, not sent yet, saved');

    await page.getByRole('button', { name: 'Send me the new plan' }).click();
    await expect(getStatus(page)).toHaveText('Revision 2, sent, saved');
    const email = await mailbox.waitFor(plan.reference, plan.address, /, revision 2$/);
    expect(email.text).toContain(names[0]);
    const second = readCalendar(readAttachment(email, '.ics'));
    expect(second.every(({ sequence }) => sequence === 1)).toBe(true);
    const kept = second.filter(({ status }) => status === 'CONFIRMED').map(({ uid }) => uid);
    const cancelled = second.filter(({ status }) => status === 'CANCELLED').map(({ uid }) => uid);
    expect(cancelled.length).toBeGreaterThan(0);
    // Every event of the first calendar is either updated or cancelled.
    expect(first.filter(({ uid }) => !kept.includes(uid) && !cancelled.includes(uid))).toEqual([]);
    expect(kept.filter((uid) => first.some((event) => event.uid === uid)).length).toBeGreaterThan(0);
  },
);

test(
  'a stop is moved, locked, undone and redone with the keyboard alone at 320 px',
  ITINERARY,
  async ({ page, stack, mailbox }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPlan(page, stack.origin, mailbox);
    const move = page.getByRole('button', { name: /^Move / }).first();
    const name = (await move.getAttribute('aria-label'))?.slice(5) ?? '';
    // Days fold on a phone: the stop is in the open day, or its day is opened first.
    for (const toggle of await page.getByRole('button', { expanded: false, name: /^Day/ }).all()) {
      if (await move.isVisible()) break;
      await toggle.focus();
      await page.keyboard.press('Enter');
    }
    await move.focus();
    await page.keyboard.press('Enter');
    const list = page.getByRole('region', { name: `Move ${name} to` });
    await expect(list.getByRole('button', { name: 'Close the list of days' })).toBeFocused();
    await expect(list.getByText('computing…')).toHaveCount(0);
    await page.keyboard.press('Tab');
    const date = await list.locator('button:focus b').textContent();
    await page.keyboard.press('Enter');
    const changes = page.getByRole('region', { name: 'Changes' });
    await expect(changes).toContainText(`${name} moved to ${date}`);
    await changes.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect(changes).toContainText('No changes');
    await changes.getByRole('button', { name: 'Redo' }).focus();
    await page.keyboard.press('Enter');
    await expect(changes).toContainText(`${name} moved to ${date}`);
    await expect(getStatus(page)).toHaveText('Revision 2, not sent yet, saved');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test('a stop is dragged to another day, and to another position there', ITINERARY, async ({ page, stack, mailbox }) => {
  await page.setViewportSize({ width: 1280, height: 4000 });
  await openPlan(page, stack.origin, mailbox);
  const name = 'First President Park';
  // The day of the other park has room, and is in the window.
  const otherPark = page.getByRole('button', { name: 'Move 28 Panfilov Guardsmen Park', exact: true });
  const target = await otherPark.evaluate((button) => button.closest('section[id^="day-"]')?.id);
  await expect(page.locator(`#${target}`).getByRole('button', { name: /^Move / })).toHaveCount(1);
  const handle = page.getByTitle(`Drag ${name}`, { exact: true });
  await expect(handle).toHaveAttribute('draggable', 'true');
  await handle.hover();
  const heading = page.locator(`#${target}-heading`);
  const { x, y } = (await heading.boundingBox()) ?? { x: 0, y: 0 };
  expect(y).toBeGreaterThan(0);
  await page.mouse.down();
  // In steps, because a browser takes a press for a drag only after the pointer has moved.
  await page.mouse.move(x + 200, y + 200, { steps: 10 });
  await page.mouse.move(x + 40, y + 20, { steps: 10 });
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText(`${name} moved to`);
  const stops = page.locator(`#${target}`).getByRole('button', { name: /^Move / });
  await expect(stops).toHaveCount(2);
  const order = await stops.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  const rows = page.locator(`#${target} [data-stop]`);
  const {
    x: left,
    y: top,
    height,
  } = (await rows.nth(order[0] === `Move ${name}` ? 1 : 0).boundingBox()) ?? {
    ...{ x: 0, y: 0, height: 0 },
  };
  expect(height).toBeGreaterThan(0);
  await handle.hover();
  await page.mouse.down();
  await page.mouse.move(left + 60, top + height / 2, { steps: 10 });
  await page.mouse.move(left + 60, order[0] === `Move ${name}` ? top + height - 4 : top + 4, { steps: 10 });
  await page.mouse.up();
  await expect
    .poll(() => stops.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label'))))
    .toEqual(order.toReversed());
});

test.describe('in two tabs', () => {
  test.use({ allowedConsoleErrors: [/412/] });

  test(
    'of two tabs that change the plan, the second is told and offered both',
    ITINERARY,
    async ({ page, context, stack, mailbox }) => {
      const { link } = await openPlan(page, stack.origin, mailbox);
      const other = await context.newPage();
      await other.goto(link);
      await expect(getStatus(other)).toHaveText('Revision 1, sent, saved');
      const names = await getNames(page);
      await page.getByRole('button', { name: `Remove ${names[0]}`, exact: true }).click();
      await expect(getStatus(page)).toHaveText('Revision 2, not sent yet, saved');
      await other.getByRole('button', { name: `Remove ${names[1]}`, exact: true }).click();
      await expect(other.getByRole('alert')).toContainText('This plan was changed in another window meanwhile.');
      await expect(other.getByRole('alert')).toContainText(`${names[0]} removed, ${names[1]} added`);
      await other.getByRole('button', { name: 'Take the other' }).click();
      await expect(other.getByRole('region', { name: 'Changes' })).toBeFocused();
      expect(await getNames(other)).toEqual(names.slice(1));
      await other.getByRole('button', { name: 'Undo' }).click();
      await expect(getStatus(other)).toHaveText('Revision 2, not sent yet, saved');
      await page.reload();
      await expect.poll(() => getNames(page)).toEqual([names[0], names[2]]);
    },
  );
});

test.describe('with a key that opens nothing', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('a wrong key and an unknown reference look the same', ITINERARY, async ({ page, stack }) => {
    const { reference } = await submit(stack.origin);
    const texts: (string | null)[] = [];
    for (const path of [`/plan/${reference.toLowerCase()}`, '/plan/alm-0000000000']) {
      await page.goto('/privacy');
      await page.goto(`${path}#a-key-that-nobody-has-given`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Plan Here');
      texts.push(await page.locator('main').textContent());
    }
    expect(texts[0]).toBe(texts[1]);
  });
});

test('the key is in no request’s address and in no referrer', ITINERARY, async ({ page, stack, mailbox }) => {
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(`${request.url()} ${request.headers().referer ?? ''}`));
  const { link } = await openPlan(page, stack.origin, mailbox);
  const [, key = ''] = link.split('#');
  expect(key.length).toBeGreaterThan(20);
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((text) => text.includes(key))).toEqual([]);
});

test.describe('without a connection', () => {
  // A change without a connection may suggest a place whose picture was never seen.
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED.*\/pictures\//] });

  test(
    'once opened, the plan is read without a connection, and after erasing nothing private is left',
    ITINERARY,
    async ({ page, context, stack, mailbox }) => {
      const { reference, link } = await openPlan(page, stack.origin, mailbox);
      const names = await getNames(page);
      await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready', WAIT);
      await context.setOffline(true);
      await page.reload();
      await expect(getStatus(page)).toContainText('this is the plan as this browser saw it on');
      for (const name of names) await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
      // Not from the browser's own cache, which may be empty by then.
      const grounds = await page
        .locator('image')
        .evaluateAll((images) =>
          Promise.all(
            (images as SVGImageElement[]).map(
              async ({ href }) => (await fetch(href.baseVal, { cache: 'reload' })).status,
            ),
          ),
        );
      expect(grounds.length).toBeGreaterThan(0);
      expect(new Set(grounds)).toEqual(new Set([200]));

      await page.getByRole('button', { name: `Remove ${names[0]}`, exact: true }).click();
      await expect(getStatus(page)).toContainText('not saved yet');
      // The plan is loaded again as soon as there is a connection, and the change is saved.
      await context.setOffline(false);
      await expect(getStatus(page)).toHaveText('Revision 2, not sent yet, saved');
      expect(await getNames(page)).toEqual(names.slice(1));
      await page.getByRole('button', { name: 'Cancel trip' }).click();
      await page.getByRole('button', { name: 'Erase everything' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Erased' })).toBeFocused();
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const responses = (await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()))).flat();
        const pages = await Promise.all(responses.map((response) => response.text()));
        return { pages, local: JSON.stringify(localStorage), session: JSON.stringify(sessionStorage) };
      });
      expect(kept.pages.length).toBeGreaterThan(5);
      expect(kept.pages.filter((text) => text.includes(reference))).toEqual([]);
      expect(kept.local).not.toContain(reference);
      expect(JSON.stringify(kept)).not.toContain(link.split('#')[1]);
    },
  );
});

test.describe('after erasing', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('the link opens nothing any more', ITINERARY, async ({ page, stack, mailbox }) => {
    const { link } = await openPlan(page, stack.origin, mailbox);
    await page.getByRole('button', { name: 'Cancel trip' }).click();
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased');
    await page.goto('/privacy');
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Plan Here');
  });
});

test(
  'a cancelled trip stays to be read, and the visitor’s calendar is told by email',
  ITINERARY,
  async ({ page, stack, mailbox }) => {
    const plan = await openPlan(page, stack.origin, mailbox);
    await page.getByRole('button', { name: 'Cancel trip' }).click();
    await page.getByRole('button', { name: 'Cancel the trip', exact: true }).click();
    await expect(page.getByText('You cancelled this trip.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
    const email = await mailbox.waitFor(plan.reference, plan.address, /cancelled/i);
    const events = readCalendar(readAttachment(email, '.ics'));
    expect(events.length).toBeGreaterThan(0);
    expect(events.every(({ status, sequence }) => status === 'CANCELLED' && sequence > 0)).toBe(true);
  },
);

test(
  'a link for others reads the plan, until it is taken back',
  ITINERARY,
  async ({ page, browser, stack, mailbox }) => {
    await openPlan(page, stack.origin, mailbox);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link for others').inputValue();
    await expect(page.getByRole('img', { name: 'QR code of this page' })).toBeVisible();
    const reader = await (await browser.newContext()).newPage();
    await reader.goto(link);
    await expect(reader.getByText('Revision 1, for reading')).toBeVisible();
    // The planner of a visitor comes after the plan.
    await reader.waitForLoadState('networkidle');
    await expect(reader.getByRole('button', { name: /^(Remove|Move|Send|Share|Cancel)/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Take the link back' }).click();
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await reader.reload();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('No Plan Here');
    await reader.context().close();
  },
);

test('the plan is saved as a calendar file and as GPX', ITINERARY, async ({ page, stack, mailbox }) => {
  const { reference } = await openPlan(page, stack.origin, mailbox);
  const names = await getNames(page);
  const gpx = page.waitForEvent('download');
  await page.getByRole('button', { name: 'GPX' }).click();
  const points = await readFile(await (await gpx).path(), 'utf8');
  for (const name of names) expect(points).toContain(name);
  await page.getByRole('button', { name: 'Calendar' }).click();
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the calendar file' }).click();
  expect((await calendar).suggestedFilename()).toBe(`almaty-plan-${reference}.ics`);
  expect(readCalendar(await readFile(await (await calendar).path(), 'utf8')).length).toBeGreaterThanOrEqual(
    names.length,
  );
});
