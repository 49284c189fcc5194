import { listLanguages } from '@almaty/delivery/schema';
import type { Language } from '@almaty/languages';
import { findPageLanguages } from '../src/languages/page-languages.ts';
import { findSitePage, type SitePage } from '../src/site/site-page.ts';
import type { CurrentReleases } from './releases.ts';
import { shellPages } from './shells.ts';

/** The page that a path shows, of the releases that a visitor gets. */
export function findReleasedPage(releases: CurrentReleases, path: string): SitePage {
  const pages = Object.fromEntries(Object.entries(releases).map(([remote, release]) => [remote, release.pages]));
  return findSitePage({ ...pages, shell: shellPages }, path);
}

/** The languages that the page at a path is in, of the releases that a visitor gets. */
export const listPageLanguages = (releases: CurrentReleases, path: string): readonly Language[] =>
  findPageLanguages(path, (remote) => {
    const release = releases[remote];
    return release && listLanguages(release);
  });
