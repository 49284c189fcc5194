import { postRequest } from '../load/post-request.ts';
import { findEmail } from '../stack/mailbox.ts';
import { getConfirmation, openFilledForm, submitForm } from '../stack/request-form.ts';
import { ITINERARY } from '../stack/tags.ts';
import { expect, test } from '../stack/test.ts';
import { TOUCH } from '../stack/visitors.ts';

test.describe('when strangers have filled a mailbox with requests', () => {
  test.use({ ...TOUCH.options, allowedConsoleErrors: [/status of 422/] });

  test(
    'its owner is asked by one email, selects the own request, and gets the plan',
    ITINERARY,
    async ({ page, baseURL }) => {
      const origin = baseURL ?? '';
      const address = 'filled@example.com';
      // From many networks, by sub-addresses: five are sent, one waits and brings the email about.
      const stranger: string[] = [];
      for (let number = 1; number <= 6; number += 1) {
        const response = await postRequest(origin, number, { address: `filled+${number}@example.com` });
        stranger.push(((await response.json()) as { reference: string }).reference);
      }
      await openFilledForm(page, address);
      await submitForm(page);
      await expect(getConfirmation(page)).toContainText('Confirm that it is yours');
      const reference =
        (await getConfirmation(page)
          .getByText(/^ALM-[0-9A-Z]{10}$/)
          .last()
          .textContent()) ?? '';
      await page.reload();
      await expect(getConfirmation(page)).toContainText('Confirm that it is yours');

      const asked = stranger.at(-1) ?? '';
      const find = () => findEmail(origin, asked, 'filled+6@example.com');
      await expect.poll(async () => (await find())?.text).toContain('/verify?token=');
      const link = /http\S+\/verify\?token=\S+/.exec((await find())?.text ?? '')?.[0] ?? '';
      expect(await findEmail(origin, reference, address)).toBeUndefined();
      await page.goto(link);
      await expect(page.getByRole('checkbox')).toHaveCount(2);
      await TOUCH.press(page.getByRole('button', { name: 'Send my plan' }));
      await expect(page.getByRole('alert')).toHaveText('Select the request that is yours.');
      await TOUCH.press(page.getByRole('checkbox', { name: reference }));
      await TOUCH.press(page.getByRole('button', { name: 'Send my plan' }));
      await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
      await expect.poll(async () => (await findEmail(origin, reference, address))?.text).toContain('/plan/');
    },
  );
});
