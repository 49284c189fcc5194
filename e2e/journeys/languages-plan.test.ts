import type { Page } from '@playwright/test';
import * as kazakhEmails from '../../api-function/generated/messages/kk.ts';
import * as russianEmails from '../../api-function/generated/messages/ru.ts';
import * as kazakh from '../../mfe-itinerary/generated/messages/kk.ts';
import * as russian from '../../mfe-itinerary/generated/messages/ru.ts';
import { findEnglish } from '../../shared-languages/build/index.ts';
import { expectHydrated } from '../stack/hydration.ts';
import { readAttachment, mailTest as test } from '../stack/mail-stack.ts';
import { getDateFromNow } from '../stack/request-form.ts';
import { ALL_REMOTES } from '../stack/tags.ts';
import { expect } from '../stack/test.ts';

/** What is Latin in each language: names, and what a reader uses as it is. */
const NAMES = ['Almaty guide', 'Google Maps', 'OpenStreetMap', 'Commissioner', 'Almaty Museum of Arts', 'example.com'];

const LANGUAGES = [
  { language: 'ru', name: 'RU Русский', messages: russian, emails: russianEmails },
  { language: 'kk', name: 'KZ Қазақша', messages: kazakh, emails: kazakhEmails },
] as const;

/** The texts of a page that are shown, as HTML without what is not read, and without what says that it is in English. */
const readPage = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, style, template, [translate="no"], [lang="en"]'))
      element.remove();
    return copy.innerHTML;
  });
const withoutAddresses = (text: string) => text.replaceAll(/https?:\S+/g, '');

// Without a connection nothing new is loaded.
test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

/** The language with the longest words, and both with `LONG_TESTS`. */
const TRIED = process.env.LONG_TESTS ? LANGUAGES : LANGUAGES.slice(1);

for (const { language, name, messages, emails } of TRIED)
  test(
    `a request in ${language} is answered, changed and sent again in it, and its plan can be read in English`,
    ALL_REMOTES,
    async ({ page, stack, mailbox }) => {
      const address = `visitor.${language}@example.com`;
      // In the city, where something fits into three days of any season.
      await page.goto(`${stack.origin}/${language}/city`);
      await expectHydrated(page);
      const getButtons = (pressed: boolean) => page.locator('main').getByRole('button', { pressed });
      for (const count of [1, 2]) {
        await getButtons(false).first().click();
        await expect(getButtons(true)).toHaveCount(count);
      }
      await page.getByRole('banner').locator(`a[href="/${language}/itinerary"]`).first().click();
      await page.waitForURL(`**/${language}/itinerary`);
      await page.getByLabel(messages.formEmail).fill(address);
      await page.getByLabel(messages.formStart, { exact: true }).fill(getDateFromNow(3));
      await page.getByLabel(messages.formEnd, { exact: true }).fill(getDateFromNow(5));
      await page.getByRole('button', { name: messages.formSubmit }).click();
      await expect(page.getByText(messages.confirmationTitle)).toBeVisible();
      const reference = (await page.getByText(/^ALM-[0-9A-Z]{10}$/).textContent()) ?? '';
      expect(findEnglish(await readPage(page), NAMES)).toEqual([]);

      const subject = new RegExp(`^${emails.planSubject({ dates: '' })}`);
      const email = await mailbox.waitFor(reference, address, subject);
      expect(findEnglish(withoutAddresses(email.html ?? ''), NAMES)).toEqual([]);
      expect(withoutAddresses(readAttachment(email, '.ics'))).not.toMatch(/^SUMMARY:[ -~]*$/m);

      const link = /http\S+\/plan\/alm-\S+#[\w.-]+/.exec(email.text ?? '')?.[0] ?? '';
      expect(new URL(link).pathname).toMatch(new RegExp(`^/${language}/plan/`));
      await page.goto(link);
      const status = (sent: 'yes' | 'no', revision: number) =>
        page.getByRole('status').filter({ hasText: messages.planStatus({ revision, sent, save: 'saved' }) });
      await expect(status('yes', 1)).toBeVisible();
      expect(findEnglish(await readPage(page), NAMES)).toEqual([]);

      const remove = messages.planRemoveStop({ name: '' });
      await page.getByRole('button', { name: remove }).first().click();
      await expect(status('no', 2)).toBeVisible();
      await page.getByRole('button', { name: messages.planSendNew }).click();
      await expect(status('yes', 2)).toBeVisible();
      const changed = new RegExp(`${emails.changedPlanSubject({ dates: '', revision: 2 }).split(', ').at(-1)}$`);
      expect(
        findEnglish(withoutAddresses((await mailbox.waitFor(reference, address, changed)).html ?? ''), NAMES),
      ).toEqual([]);

      await page.getByRole('banner').getByRole('link', { name: 'EN English' }).click();
      await page.waitForURL(/[0-9]\/plan\/alm-/);
      await expect(page.getByRole('status').filter({ hasText: 'Revision 2, sent, saved' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name }).click();
      await page.waitForURL(`**/${language}/plan/**`);
      await expect(status('yes', 2)).toBeVisible();

      await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
      await page.context().setOffline(true);
      await page.reload();
      await expect(page.locator('main').getByText(reference).first()).toBeVisible();
      expect(findEnglish(await readPage(page), NAMES)).toEqual([]);
    },
  );
