import { LANGUAGES, type Language, toLanguage } from '../../shared-languages/src/index.ts';
import { startFaultySite } from '../stack/faulty-site.ts';
import { SHELL_WORDS } from '../stack/shell-words.ts';
import { readSitemap } from '../stack/sitemap.ts';
import type { Journey } from './trip.ts';
import type { Visitor } from './visitor.ts';

/** What Blink says of a request to a site that is gone. */
const CONNECTION = /net::ERR_CONNECTION_/;

/** Throws for every error of a window but those of a connection that is gone. */
function expectNoErrors({ window }: Visitor): void {
  const errors = window.takeErrors().filter((text) => !CONNECTION.test(text));
  if (errors.length > 0) throw new Error(errors.join('; '));
}

/** Keeps the guide of a site in a language. */
async function keepGuide({ open, press, see }: Visitor, origin: string, language: Language = 'en'): Promise<void> {
  const { offlineKeep, offlineReady } = SHELL_WORDS[language];
  await open(origin + toLanguage('/offline', language));
  await press('button', offlineKeep);
  await see('status', `.*${offlineReady}.*`);
}

/** Keeps the guide, and uses it when nothing answers any more: a search, a page, and the itinerary. */
export const offline: Journey = async (visitor, { origin, takePicture }) => {
  const { open, press, see, type, wait } = visitor;
  const site = await startFaultySite(origin);
  await keepGuide(visitor, site.origin);
  await site.close();
  await open(`${site.origin}/locations`);
  await wait('the notice', () => document.querySelector('.offline-notice')?.textContent.includes('you are offline'));
  await takePicture('offline');
  await type('What you look for.*', 'шарын');
  await see('status', '1 place found');
  await press('link', 'Charyn Canyon');
  await see('heading', 'Charyn Canyon');
  await press('button', 'Add to trip: Charyn Canyon');
  await press('link', 'Get Your Itinerary.*');
  await see('heading', 'Get Your Itinerary');
  await see('heading', 'Charyn Canyon');
  await takePicture('offline-itinerary');
  expectNoErrors(visitor);
};

/** Whether the window shows the page at a path, from the store and hydrated. Runs in the page. */
const isKeptPage = (path: string) =>
  location.pathname === path &&
  document.querySelector('.offline-notice') !== null &&
  document.querySelector('main h1')?.checkVisibility() === true;

/** Keeps the guide in every language, and opens every address of the sitemap when nothing answers any more. */
export const everyAddress: Journey = async (visitor, { origin }) => {
  const site = await startFaultySite(origin);
  const counts: string[] = [];
  const paths: string[] = [];
  for (const language of LANGUAGES) {
    await keepGuide(visitor, site.origin, language);
    const own = await readSitemap(site.origin, language);
    counts.push(`${own.length} ${language}`);
    paths.push(...own);
  }
  await site.close();
  for (const path of paths) {
    await visitor.open(site.origin + path);
    await visitor.wait(`the kept page ${path}`, isKeptPage, path);
  }
  expectNoErrors(visitor);
  return counts.join(', ');
};
