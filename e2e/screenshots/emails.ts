import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Email } from 'postal-mime';
import locations from '../../mfe-catalogue/generated/locations.json' with { type: 'json' };
import { LANGUAGES } from '../../shared-languages/src/index.ts';
import { postRequest } from '../load/post-request.ts';
import type { Mailbox } from '../stack/mail-stack.ts';
import type { TestStack } from '../stack/test-stack.ts';
import type { Screenshot } from './contact-sheet.ts';

/** A trip of several days in the region, so that its map has more than one ground to choose from. */
const SELECTED = locations.filter(({ slug }) =>
  ['charyn-canyon', 'kolsay-lake', 'medeu', 'green-bazaar'].includes(slug),
);
const DAYS = 5;

/** The widths of a phone, and of the reading pane of a computer. */
const WIDTHS = [375, 768];

/** The HTML of an email with its picture in it, as an email program shows it. */
function embedPicture({ html = '', attachments }: Email): { html: string; picture: Buffer } {
  const [attachment] = attachments;
  if (!attachment) throw new Error('The email has no picture');
  const picture = Buffer.from(attachment.content as ArrayBuffer);
  const address = `data:image/png;base64,${picture.toString('base64')}`;
  return { html: html.replace(`cid:${attachment.contentId?.slice(1, -1)}`, address), picture };
}

/**
 * Takes the email with a plan in each language, and its picture by itself.
 *
 * @param folder receives the files.
 */
export async function takeEmailScreenshots(
  browser: Browser,
  { origin }: TestStack,
  mailbox: Mailbox,
  folder: string,
): Promise<Screenshot[]> {
  const screenshots: Screenshot[] = [];
  for (const [index, language] of LANGUAGES.entries()) {
    const [number, address] = [index + 1, `email.${language}@example.com`];
    const response = await postRequest(origin, number, {
      selected: SELECTED,
      days: DAYS,
      address,
      fields: { language },
    });
    const { reference } = (await response.json()) as { reference: string };
    const { html, picture } = embedPicture(await mailbox.waitFor(reference, address, /\d{4}/));
    await writeFile(path.join(folder, `email-picture-${language}.png`), picture);
    for (const width of WIDTHS)
      for (const scheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({ viewport: { width, height: 812 }, colorScheme: scheme });
        await page.setContent(html, { waitUntil: 'load' });
        const state = `email-${language}`;
        const file = `${state}-${width}-${scheme}.png`;
        await page.screenshot({ path: path.join(folder, file), fullPage: true });
        await page.close();
        screenshots.push({ file, state, width, scheme });
      }
  }
  return screenshots;
}
