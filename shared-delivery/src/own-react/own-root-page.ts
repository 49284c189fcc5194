import { useItinerary } from '@almaty/store';
import { useLocation } from 'react-router-dom';
import { createElement, useLayoutEffect, useRef, useState, useSyncExternalStore } from '#shell-react';
import { createErrorBoundary } from './error-boundary.ts';
import type { CreateOwnElement, OwnPage, PageOfShell } from './own-page.ts';

/** A root of the remote's own React. */
type OwnRoot = { render: (content: unknown) => void; unmount: () => void };

/** What a root is made with: exports of `react`, `react-dom` and `react-dom/client`, which are the same since React 18. */
type OwnReact = {
  Component: new (props: never) => object;
  createElement: CreateOwnElement;
  flushSync: (run: () => void) => void;
  createRoot: (element: Element) => OwnRoot;
  hydrateRoot: (element: Element, content: unknown) => OwnRoot;
};

/** The shell's React leaves the children of an element with inner HTML alone when it hydrates. */
const PRERENDERED = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

const subscribe = () => () => {};

/** Whether the page came as HTML. It never changes, as `useBrowserRendered` of `@almaty/ui`, which is for the own React here. */
function useIsPrerendered(): boolean {
  const isPrerendered = useRef(false);
  return useSyncExternalStore(
    subscribe,
    () => isPrerendered.current,
    () => {
      // React asks for the snapshot of the server only there and while it hydrates.
      isPrerendered.current = true;
      return true;
    },
  );
}

/** Takes over the prerendered HTML of an element, or begins with an empty one. */
function openRoot(own: OwnReact, element: HTMLElement, content: unknown): OwnRoot {
  // From now on: in static content the shell would not hold back a translation for hydration (shell/src/translation).
  element.dataset.static = '';
  if (element.firstChild) return own.hydrateRoot(element, content);
  const root = own.createRoot(element);
  root.render(content);
  return root;
}

/**
 * Makes a page that the shell can open, of one for the remote's own React: an element of the shell's React, in which that React
 * has a root as long as the page is open (docs/decisions/0089). The shell hears of an error of the page as of any other page.
 * Its links are followed by the shell, which takes the element for static content (shell/src/links/take-presses.ts).
 */
export function createOwnRootPage(Page: OwnPage, own: OwnReact): PageOfShell {
  const ErrorBoundary = createErrorBoundary(own.Component);
  return function OwnRootPage() {
    const { pathname: path } = useLocation();
    const itinerary = useItinerary((all) => all);
    const [failure, setFailure] = useState<{ error: unknown } | null>(null);
    const element = useRef<HTMLDivElement>(null);
    const root = useRef<OwnRoot | null>(null);
    const isPrerendered = useIsPrerendered();
    if (failure) throw failure.error;

    useLayoutEffect(() => {
      const page = own.createElement(Page, { path, itinerary });
      const content = own.createElement(ErrorBoundary, { onError: (error: unknown) => setFailure({ error }) }, page);
      // At once, because the shell says next that the page is hydrated.
      own.flushSync(() => {
        if (root.current) root.current.render(content);
        else if (element.current) root.current = openRoot(own, element.current, content);
      });
    }, [path, itinerary]);
    useLayoutEffect(() => () => root.current?.unmount(), []);

    return createElement('div', { ref: element, ...(isPrerendered && PRERENDERED) });
  };
}
