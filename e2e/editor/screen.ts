import { expect, type Page } from '@playwright/test';
import { getEditorOrigin } from '../../shared-delivery/src/schema/index.ts';
import { putCopyIntoBrowser, takeCopyFromBrowser } from './browser-copy.ts';

// The screen of the editor, Sveltia CMS, as an editor uses it.

/**
 * Sveltia CMS asks others for fonts that it has, for its newest version, and for the state of GitHub, which a test does
 * not reach; the browser warns of the frame of its preview, and Svelte of an effect that ended while its value was read
 * (sveltejs/svelte#18097).
 */
export const KNOWN_CONSOLE_ERRORS =
  /cdn\.jsdelivr\.net|unpkg\.com|githubstatus\.com|allow-scripts and allow-same-origin|svelte\.dev\/e\/derived_inert/;

/** The URL of the editor of a site. Browsers know subdomains of localhost; programs may not. */
export const getEditorUrl = (siteOrigin: string): string => `${getEditorOrigin(siteOrigin)}/`;

/** The address of an entry on the screen; `collection` is the name with that of its remote: `trip-tips-money`. */
const getFragment = (collection: string, entry: string) =>
  `#/collections/${collection}/${entry === '' ? 'new' : `entries/${entry}`}`;

/** Waits until the screen has read all entries, which takes seconds on a busy computer. */
export const waitForEntries = (page: Page) =>
  expect(page.getByRole('treeitem', { name: 'Locations', exact: true })).toBeVisible({ timeout: 60_000 });

/**
 * Opens a working copy in the editor.
 *
 * @param siteOrigin origin of the site.
 * @param folder of the working copy.
 */
export async function openCopy(page: Page, siteOrigin: string, folder: string): Promise<void> {
  await page.goto(getEditorUrl(siteOrigin));
  await putCopyIntoBrowser(page, folder);
  await page.reload();
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await waitForEntries(page);
}

/** Opens an entry, or a new one without a name. */
export async function openEntry(page: Page, collection: string, entry = ''): Promise<void> {
  await page.evaluate(
    (fragment) => {
      location.hash = fragment;
    },
    getFragment(collection, entry),
  );
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

/** A screen that holds all fields of an entry: Sveltia CMS renders a field when it comes into view. */
export const TALL_SCREEN = { width: 1280, height: 5000 };

/** The part of the screen that edits a field, by the path of its keys: `title.en`. */
export const getField = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`);

/** Unfolds a group of fields. */
export const unfold = (page: Page, path: string) =>
  getField(page, path).getByRole('button', { name: 'Expand', exact: true }).first().click();

/** Fills a field of text or of a number. */
export const fillField = (page: Page, path: string, text: string) =>
  getField(page, path).locator('input, textarea').first().fill(text);

/** Adds a source where it is cited, and cites it. */
export async function addSource(page: Page, field: string, title: string, url: string): Promise<void> {
  await getField(page, field)
    .getByRole('button', { name: /^Add .?source/ })
    .click();
  const source = page.getByRole('dialog');
  await source.locator('[data-key-path="title.en"] input').fill(title);
  await source.locator('[data-key-path="url"] input').fill(url);
  await source.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(source).toBeHidden();
}

/** Presses Save; the result is for the caller to check. */
export const pressSave = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

/** Waits until the screen has closed the entry, as it does once it is saved, published or discarded. */
export const waitUntilClosed = (page: Page) => expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();

/** Saves an entry that has no mistake, and writes what the browser's folder holds then to the working copy. */
export async function save(page: Page, folder: string): Promise<void> {
  await pressSave(page);
  await waitUntilClosed(page);
  await takeCopyFromBrowser(page, folder);
}

/** The dialog that shows both versions of an entry that two editors have changed. */
export const getVersions = (page: Page) => page.getByRole('dialog', { name: 'Somebody else has' });

/** Closes the message that nothing was saved. */
export async function closeRefusal(page: Page, message: string): Promise<void> {
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText(message);
  await refusal.getByRole('button').click();
}

/** Lists the entries of a collection that are due for review. */
export async function showDue(page: Page, collection: string): Promise<void> {
  await page.evaluate((name) => {
    location.hash = `#/collections/${name}`;
  }, collection);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Due for review' }).click();
  await page.keyboard.press('Escape');
}

/** The preview beside the fields. */
export const getPreview = (page: Page) => page.frameLocator('iframe[title="Content Preview"]');
