import { findSitePage, type SitePage } from '../src/site/site-page.ts';
import type { CurrentReleases } from './releases.ts';
import { shellPages } from './shells.ts';

/** The page that a path shows, of the releases that a visitor gets. */
export function findReleasedPage(releases: CurrentReleases, path: string): SitePage {
  const pages = Object.fromEntries(Object.entries(releases).map(([remote, release]) => [remote, release.pages]));
  return findSitePage({ ...pages, shell: shellPages }, path);
}
