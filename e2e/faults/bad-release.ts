import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { RemoteName } from '../../shared-delivery/src/schema/remotes.ts';

/** The version under which the browser gets the bad release. */
const BAD_VERSION = 'bad';

const getHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * Lets the browser get another release of a remote: the one of the stack, with a changed entry whose hash is the one that
 * the page names.
 *
 * @param edit gets the text of the entry and returns that of the bad release.
 * @returns a function that rolls back.
 */
export async function serveBadRelease(
  page: Page,
  remote: RemoteName,
  edit: (entry: string) => string,
): Promise<() => Promise<void>> {
  const list = await (await page.request.get('/_mfe/remotes.json')).json();
  const { version, snapshot }: { version: string; snapshot: { remoteEntry: string } } = list.remotes.find(
    ({ name }: { name: string }) => name === remote,
  );
  const [base, badBase] = [`/_mfe/${remote}/${version}/`, `/_mfe/${remote}/${BAD_VERSION}/`];
  const entry = await (await page.request.get(base + snapshot.remoteEntry)).text();
  const badEntry = edit(entry);
  if (badEntry === entry) throw new Error(`The entry of ${remote} is not changed`);
  const toBad = (text: string) =>
    text
      .replaceAll(base, badBase)
      .replaceAll(`"version":"${version}"`, `"version":"${BAD_VERSION}"`)
      .replaceAll(getHash(entry), getHash(badEntry));
  await page.route(`**${badBase}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === badBase + snapshot.remoteEntry)
      return route.fulfill({ contentType: 'text/javascript', body: badEntry });
    const response = await route.fetch({ url: route.request().url().replace(badBase, base) });
    await route.fulfill({ response });
  });
  // Documents, and the remote list that a retry asks for.
  await page.route(/\/[\w-]*$|remotes\.json$/, async (route) => {
    if (route.request().resourceType() !== 'document' && !route.request().url().endsWith('.json'))
      return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, body: toBad(await response.text()) });
  });
  // The shell may still be asking which of the files was damaged.
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}
