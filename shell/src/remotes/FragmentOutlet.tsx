import { PageHead } from '@almaty/delivery/page-head';
import { ItineraryProvider } from '@almaty/store';
import { type ReactNode, type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import { useLocation } from 'react-router';
import type { RemotePage } from '../app/pages.ts';
import { getFragmentSource, type PageFragment } from './fragment-source.ts';
import { useRouterBridge } from './RouterBridge.tsx';

type Props = {
  remote: RemotePage['remote'];
  fragment: PageFragment;
  /** Renders the page of the fragment; it marks the outlet and calls `onHydrated` when it is there. */
  renderPage: (hydrated: { outlet: RefObject<HTMLElement | null>; onHydrated: () => void }) => ReactNode;
  /** Called when another page of the same module is opened before this one was hydrated. */
  onOutdated: () => void;
};

/**
 * Shows the fragment of a page that was opened by a link, and hydrates it in place when its code has loaded, as on a first
 * visit. Only a root of React can hydrate, so the page has one of its own (docs/decisions/0047).
 */
export function FragmentOutlet({ remote, fragment, renderPage, onOutdated }: Props) {
  const outlet = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const [isHydrated, setHydrated] = useState(false);
  const location = useLocation();
  const shown = useRef(location);
  const bridge = useRouterBridge();
  // The same element every time, so that a change of the location renders only what depends on it.
  const [page] = useState(() => renderPage({ outlet, onHydrated: () => setHydrated(true) }));
  const tree = bridge(<ItineraryProvider>{page}</ItineraryProvider>);

  // Once: what changes later is rendered below.
  useLayoutEffect(() => {
    if (outlet.current) root.current = getFragmentSource().hydrate?.(outlet.current, fragment, tree) ?? null;
    // React refuses to remove a root while it renders another one.
    return () => queueMicrotask(() => root.current?.unmount());
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (location === previous) return;
    shown.current = location;
    const render = () => root.current?.render(tree);
    if (location.pathname === previous.pathname) render();
    else if (isHydrated) startTransition(render);
    else onOutdated();
  }, [location]);

  return (
    <>
      {!isHydrated && <PageHead {...fragment.head} />}
      <div data-mfe={remote} data-hydration-boundary="" ref={outlet} suppressHydrationWarning />
    </>
  );
}
