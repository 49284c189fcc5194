import type { PageHeadFields } from '@almaty/delivery/page-head';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';

/** A fragment in the browser: the fields of its document head, and what creates its nodes. */
export type PageFragment = { head: PageHeadFields; createNodes: () => Node };

/** Where the fragments of pages come from that are opened by a link, and how they become a page. */
export type FragmentSource = {
  /** The fragment of the page at a path, if it can be shown at once. */
  getLoaded: (pathname: string) => PageFragment | undefined;
  /** Loads the fragment of the page at a path; undefined when there is none to show. */
  load: (pathname: string) => Promise<PageFragment | undefined>;
  /** Puts a fragment into an element, and hydrates it with its page when that can be rendered. */
  hydrate: (outlet: Element, fragment: PageFragment, page: ReactNode) => Root;
};

// There are no links on a server: the frame contains the fragment itself, and never hydrates anything.
let source: Pick<FragmentSource, 'getLoaded' | 'load'> & Partial<FragmentSource> = {
  getLoaded: () => undefined,
  load: () => Promise.resolve(undefined),
};

/** Sets where fragments come from; the browser entry calls it before the first render. */
export function setFragmentSource(browserSource: FragmentSource): void {
  source = browserSource;
}

/** As the source that was set. */
export const getFragmentSource = () => source;
