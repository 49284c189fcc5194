import type { ComponentType } from 'react';
import type { FragmentHead } from '../schema/fragment.ts';
import type { PagePresses, Press } from '../schema/presses.ts';
import type { Skeleton } from '../schema/release.ts';

export type { Press };

/** A text of a page: the same for each of its paths, or made of the path. */
type Text = string | ((path: string) => string);

/**
 * What a remote says of a page: the export `page` of a file in its `src/pages`. Everything else follows from it: the exposed
 * module, the prerendered paths, the routes of the site and what the gate checks (docs/architecture.md, "A page").
 */
export type Page = {
  /** The route, such as `/city` or `/locations/:slug`, in the remote's part of the site. */
  route: string;
  /**
   * Every path that is a page, of a route with a parameter. The route itself among them says that every value of its parameter
   * is one, because only the browser knows which exist.
   */
  paths?: () => readonly string[];
  /** What stands in for the page until it can be shown. */
  skeleton: Skeleton;
  /** The title, which ends with ` · Almaty guide`. */
  title: Text;
  description?: Text;
  /** For pages that search engines should not list. */
  noindex?: true;
  /** The site path of the share picture, 1200 x 630 px. */
  getImage?: (path: string) => FragmentHead['image'];
  /** What the page is about, as schema.org describes it; URLs in it may be site paths. */
  getStructuredData?: (path: string) => FragmentHead['structuredData'];
  /** What visitors press on the page at its first path, in the language of the build: the gate does so as well. */
  getPresses?: (path: string) => PagePresses;
};

/**
 * Defines what a page is. A function, because a bundler leaves out of the page's script what nothing uses of a function, and the
 * build alone uses this.
 */
/* @__NO_SIDE_EFFECTS__ */
export function definePage(create: () => Page): Page {
  return create();
}

/** A file of `src/pages`: its default export is the component, which takes no props and renders an `h1`. */
export type PageModule = { page: Page; default: ComponentType };

const resolve = (text: Text, path: string): string => (typeof text === 'string' ? text : text(path));

/** The paths that a page is prerendered for. */
export const getPaths = ({ route, paths }: Pick<Page, 'route' | 'paths'>): readonly string[] => paths?.() ?? [route];

/** The fields of the document head of a page at one of its paths. */
export function getHead(page: Page, path: string): FragmentHead {
  const { title, description, noindex } = page;
  const image = page.getImage?.(path);
  const structuredData = page.getStructuredData?.(path);
  return {
    title: resolve(title, path),
    ...(description && { description: resolve(description, path) }),
    ...(noindex && { noindex }),
    ...(image && { image }),
    ...(structuredData && { structuredData }),
  };
}
