import type { PageHeadFields } from '@almaty/delivery/page-head';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { Root } from 'react-dom/client';
import type { RemotePage } from '../app/pages.ts';

/** A fragment in the browser: the component that shows it, the fields of its document head, and what creates its nodes. */
export type PageFragment = {
  Outlet: ComponentType<FragmentOutletProps>;
  head: PageHeadFields;
  createNodes: () => DocumentFragment;
  /** Of a first part only: the whole fragment once it has arrived; undefined when it does not. */
  whole?: Promise<PageFragment | undefined>;
  /** Of a long fragment: its first part, which is painted sooner. */
  firstPart?: PageFragment | undefined;
};

/** What the component gets that shows a fragment until its page is hydrated. */
export type FragmentOutletProps = {
  remote: RemotePage['remote'];
  fragment: PageFragment;
  /** Renders the page of the fragment; it marks the outlet and calls `onHydrated` when it is there. */
  renderPage: (hydrated: { outlet: RefObject<HTMLElement | null>; onHydrated: () => void }) => ReactNode;
  /** Called when this page cannot be hydrated: another address was opened before, or the rest of the fragment did not arrive. */
  onOutdated: () => void;
};

/** Where the fragments of pages come from that are opened by a link, and how they become a page. */
export type FragmentSource = {
  /** The fragment of the page at a path, or its first part, if it can be shown at once. */
  getLoaded: (pathname: string) => PageFragment | undefined;
  /** Loads the fragment of the page at a path, or its first part; undefined when there is none to show. */
  load: (pathname: string) => Promise<PageFragment | undefined>;
  /** Hydrates the fragment in an element with its page when that can be rendered. */
  hydrate: (outlet: Element, page: ReactNode) => Root;
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
