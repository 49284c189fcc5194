import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { postRequest } from '../load/post-request.ts';
import { createMailTest } from '../stack/mail-stack.ts';
import { ITINERARY } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

const PROVIDER = 'provider@almaty.example';
const PLACES = locations.filter(({ slug }) =>
  ['charyn-canyon', '28-panfilov-guardsmen-park', 'first-president-park'].includes(slug),
);

const test = createMailTest('desk', { PLAN_MODE: 'reviewed', PROVIDER_ADDRESS: PROVIDER });
// In one worker, because each worker starts a stack.
test.describe.configure({ mode: 'default' });

test(
  'the provider changes a waiting plan, adds a note, holds it and sends it to the visitor',
  ITINERARY,
  async ({ page, stack, mailbox }) => {
    const visitor = 'visitor.1@example.com';
    const response = await postRequest(stack.origin, 1, { selected: PLACES });
    const { reference } = (await response.json()) as { reference: string };
    await mailbox.waitFor(reference, visitor, /^We have received your Almaty request/);
    const notice = await mailbox.waitFor(reference, PROVIDER, /^Itinerary request/);
    const link = /http\S+\/desk\/alm-\S+#[\w.-]+/.exec(notice.text ?? '')?.[0] ?? '';
    await page.goto(link);

    const desk = page.getByRole('region', { name: 'Provider’s desk' });
    await expect(desk.getByRole('status').first()).toContainText('The plan goes out by itself on');
    await page.getByRole('button', { name: 'Remove Charyn Canyon', exact: true }).click();
    // Nothing was sent yet, so the change belongs to the first revision.
    await expect(page.getByRole('status').filter({ hasText: /^Revision 1, not sent yet, saved$/ })).toBeVisible();
    await desk.getByLabel('Note to the visitor').fill('The canyon road is <closed>.');
    await desk.getByRole('button', { name: 'Save the note' }).click();
    await expect(desk.getByRole('status').filter({ hasText: 'The note is saved.' })).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Save the note' })).toBeFocused();
    await desk.getByRole('button', { name: 'Hold it' }).click();
    await expect(desk.getByRole('status').first()).toContainText('You hold the plan.');
    await expect(desk.getByRole('status').first()).toBeFocused();

    await desk.getByRole('button', { name: 'Show all open requests' }).click();
    await expect(desk.getByRole('link', { name: reference })).toBeVisible();

    await desk.getByRole('button', { name: 'Show the links to this desk' }).click();
    await expect(desk.getByText('It opened this page.')).toBeVisible();

    await desk.getByRole('button', { name: 'Send the plan now' }).click();
    await expect(desk.getByRole('status').first()).toContainText('The plan was sent to the visitor.');
    const plan = await mailbox.waitFor(reference, visitor, /^Your Almaty plan/);
    expect(plan.text).toContain('The canyon road is <closed>.');
    expect(plan.html).toContain('The canyon road is &lt;closed&gt;.');
    expect(plan.text).not.toContain('Charyn Canyon');
    expect(plan.attachments).toHaveLength(3);

    await desk.getByText('What was done with this request').click();
    for (const action of ['changed the plan', 'changed the note', 'held the plan', 'sent the plan'])
      await expect(desk.getByText(`the provider ${action}`)).toBeVisible();
    await desk.getByRole('button', { name: 'Load the open requests again' }).click();
    await expect(desk.getByText('No request is open.')).toBeVisible();
  },
);

test(
  'a note is text, each line in its own direction, on the visitor’s page and on no page of a reader',
  ITINERARY,
  async ({ page, stack, mailbox }) => {
    const visitor = 'visitor.3@example.com';
    const response = await postRequest(stack.origin, 3, { selected: PLACES });
    const { reference } = (await response.json()) as { reference: string };
    const notice = await mailbox.waitFor(reference, PROVIDER, /^Itinerary request/);
    await page.goto(/http\S+\/desk\/alm-\S+#[\w.-]+/.exec(notice.text ?? '')?.[0] ?? '');
    const desk = page.getByRole('region', { name: 'Provider’s desk' });
    await desk.getByLabel('Note to the visitor').fill('See https://pay.test/now\n\u202eשלום עולם');
    await desk.getByRole('button', { name: 'Save the note' }).click();
    await expect(desk.getByLabel('Note to the visitor')).toBeEnabled();
    await desk.getByRole('button', { name: 'Send the plan now' }).click();
    const plan = await mailbox.waitFor(reference, visitor, /^Your Almaty plan/);
    expect(plan.html).toContain('שלום עולם');
    expect(plan.html).not.toMatch(/https:\/\/pay|pay\.test|\u202e/);
    expect(plan.text).not.toMatch(/https:\/\/pay|pay\.test|\u202e/);

    await page.goto(/http\S+\/plan\/alm-\S+#[\w.-]+/.exec(plan.text ?? '')?.[0] ?? '');
    await expect(page.getByText('A note from us')).toBeVisible();
    const note = page.getByText('See https://pay.test/now');
    await expect(note).toHaveText('See https://pay.test/now\nשלום עולם');
    await expect(note).toHaveCSS('unicode-bidi', 'plaintext');
    await expect(note.getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByLabel('Link for others').inputValue();
    // The same path with another key is no other document.
    await page.goto('/privacy');
    await page.goto(link);
    await expect(page.getByText('Revision 1, for reading')).toBeVisible();
    await expect(page.getByText('A note from us')).toHaveCount(0);
  },
);

test.describe('with a key that does not open the page', () => {
  test.use({ allowedConsoleErrors: [/404/] });

  test('a link that was ended opens no desk', ITINERARY, async ({ page, stack, mailbox }) => {
    const response = await postRequest(stack.origin, 3, { selected: PLACES });
    const { reference } = (await response.json()) as { reference: string };
    const notice = await mailbox.waitFor(reference, PROVIDER, /^Itinerary request/);
    await page.goto(/http\S+\/desk\/alm-\S+#[\w.-]+/.exec(notice.text ?? '')?.[0] ?? '');
    const desk = page.getByRole('region', { name: 'Provider’s desk' });
    await desk.getByRole('button', { name: 'Show the links to this desk' }).click();
    await desk.getByRole('button', { name: `End the link of ${reference}` }).click();
    await expect(desk.getByText('The link of this page has ended.')).toBeVisible();
    await expect(desk.getByRole('list', { name: 'Links to this desk' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Plan Here');
  });

  test('the provider’s key does not open the visitor’s page', ITINERARY, async ({ page, stack, mailbox }) => {
    const response = await postRequest(stack.origin, 2, { selected: PLACES });
    const { reference } = (await response.json()) as { reference: string };
    const notice = await mailbox.waitFor(reference, PROVIDER, /^Itinerary request/);
    const key = /\/desk\/alm-\S+#([\w.-]+)/.exec(notice.text ?? '')?.[1] ?? '';
    expect(key.length).toBeGreaterThan(20);
    await page.goto(`/plan/${reference.toLowerCase()}#${key}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Plan Here');
  });
});
