import { type Language, OTHER_LANGUAGES, toLanguage } from '../../shared-languages/src/index.ts';
import { readSitemap } from '../stack/sitemap.ts';
import type { Journey } from './trip.ts';

/** The pages that are looked at. */
const PICTURES = ['/', '/locations', '/map', '/plan-trip', '/itinerary', '/plan/sample'];

/** What of a page is not as it should be; empty when all is. Runs in the page. */
function describeFault(language: Language): string {
  const { lang, scrollWidth } = document.documentElement;
  if (lang !== language) return `is in ${lang}`;
  if (document.querySelector('main h1')?.checkVisibility() !== true) return 'has no heading';
  return scrollWidth > innerWidth ? `is ${scrollWidth} px wide` : '';
}

/** Follows the link to this page in a language, which may be in a menu. Runs in the page. */
function switchTo(language: Language): boolean {
  const link = document.querySelector<HTMLElement>(`a[hreflang="${language}"]`);
  link?.click();
  return link !== null;
}

const isIn = (language: Language) => document.documentElement.lang === language;

/** Opens every page of the sitemap in Russian and Kazakh, and changes the language of one. */
export const languages: Journey = async ({ open, wait, window }, { origin, takePicture }) => {
  const faults: string[] = [];
  const counts: string[] = [];
  for (const language of OTHER_LANGUAGES) {
    const paths = await readSitemap(origin, language);
    counts.push(`${paths.length} ${language}`);
    for (const path of paths) {
      await open(path);
      const fault = await window.run(describeFault, language);
      if (fault) faults.push(`${path} ${fault}`);
      const picture = PICTURES.find((english) => toLanguage(english, language) === path);
      if (picture) await takePicture(`${language}${picture.replaceAll('/', '-')}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
  await open('/ru/locations/kolsay-lake');
  await wait('a link to the page in Kazakh', switchTo, 'kk' as const);
  await wait('the page in Kazakh', isIn, 'kk' as const);
  return counts.join(', ');
};
