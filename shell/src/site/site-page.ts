import { findPage, removeTrailingSlashes } from '@almaty/delivery/find-page';
import { UNKNOWN_PAGE } from '@almaty/delivery/routes';
import type { Part, ReleasedPage, Skeleton } from '@almaty/delivery/schema';
import { findOwner } from './owners.ts';

/** The page that a path of the site shows. */
export type SitePage = {
  /** Whose page it is. */
  part: Part;
  route: string;
  /** The path that the page was prerendered for; it has the fragment. */
  path: string;
  /** The exposed module, such as `./LocationsPage`; null for a page that needs no code: those of the shell. */
  module: string | null;
  skeleton: Skeleton;
};

/** What has a fragment: a page or an inset. */
export type FragmentSource = Pick<SitePage, 'part' | 'path' | 'module'>;

/** A page of the shell, which has no code: it is never hydrated. */
export type ShellPage = Omit<ReleasedPage, 'module'>;

/** The pages of each part: of a remote those of its release, undefined without one. */
export type SitePages = { shell: readonly ShellPage[] } & Partial<
  Record<Exclude<Part, 'shell'>, readonly ReleasedPage[]>
>;

/** What stands in for any page of a remote without a release, of which nobody knows the pages. */
const UNKNOWN_SKELETON = 'cards';

/**
 * Finds the page that a path shows. A path belongs to the part of one owner, so what another remote says of it counts for
 * nothing.
 *
 * @returns the shell's not-found page, whose route is `*`, for a path that is no page; a page without a module of a remote that
 *   has no release.
 */
export function findSitePage(pages: SitePages, pathname: string): SitePage {
  const owner = findOwner(pathname);
  const ofOwner = owner && pages[owner];
  if (owner && !ofOwner)
    return {
      part: owner,
      route: UNKNOWN_PAGE,
      path: removeTrailingSlashes(pathname),
      module: null,
      skeleton: UNKNOWN_SKELETON,
    };
  if (owner && ofOwner) {
    const found = findPage(ofOwner, pathname);
    if (found) return { ...found.page, part: owner, path: found.path };
  }
  const found = findPage(pages.shell, owner ? UNKNOWN_PAGE : pathname);
  const notFound = { route: UNKNOWN_PAGE, path: UNKNOWN_PAGE, skeleton: 'article' as const };
  return { ...(found ? { ...found.page, path: found.path } : notFound), part: 'shell', module: null };
}

/** Whether a page is the not-found page. */
export const isNotFound = ({ part, route }: SitePage): boolean => part === 'shell' && route === UNKNOWN_PAGE;

/** The id of a page's module for the federation runtime, such as `catalogue/LocationsPage`; null when it has none. */
export const getModuleId = ({ part, module }: Pick<SitePage, 'part' | 'module'>): string | null =>
  module && `${part}/${module.slice('./'.length)}`;
