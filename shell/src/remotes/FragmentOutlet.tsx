import { PageHead } from '@almaty/delivery/page-head';
import { ItineraryProvider } from '@almaty/store';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import { useLocation } from 'react-router';
import { completeNodes } from './complete-nodes.ts';
import { type FragmentOutletProps, getFragmentSource, type PageFragment } from './fragment-source.ts';
import { useRouterBridge } from './RouterBridge.tsx';
import { useIsFromTop } from './useIsFromTop.ts';

/** Resolves when the next frame is ready: in a task after its callbacks. */
const waitForFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Lays out only what the window shows, until that has been painted (shell/src/app.css). */
function layOutInSteps({ dataset }: HTMLElement): void {
  dataset.opening = '';
  void waitForFrame().then(() => delete dataset.opening);
}

/**
 * Shows the fragment of a page that was opened by a link, and hydrates it in place when its code has loaded, as on a first
 * visit. Only a root of React can hydrate, so the page has one of its own (docs/decisions/0047).
 */
export function FragmentOutlet({ remote, fragment, renderPage, onOutdated }: FragmentOutletProps) {
  const outlet = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  const [isHydrated, setHydrated] = useState(false);
  const location = useLocation();
  const isFromTop = useIsFromTop();
  const shown = useRef(location);
  const bridge = useRouterBridge();
  // The same element every time, so that a change of the location renders only what depends on it.
  const [page] = useState(() => renderPage({ outlet, onHydrated: () => setHydrated(true) }));
  const tree = bridge(<ItineraryProvider>{page}</ItineraryProvider>);

  // Once: what changes later is rendered below.
  useLayoutEffect(() => {
    const element = outlet.current;
    if (!element) return;
    let isRemoved = false;
    const hydrate = () => {
      root.current = getFragmentSource().hydrate?.(element, tree) ?? null;
    };
    const complete = (whole: PageFragment | undefined) => {
      if (isRemoved) return;
      if (!whole) return onOutdated();
      completeNodes(element, whole.createNodes());
      delete element.dataset.firstPart;
      hydrate();
    };
    const first = (isFromTop && fragment.firstPart) || fragment;
    element.append(first.createNodes());
    if (isFromTop) layOutInSteps(element);
    if (first.whole) {
      element.dataset.firstPart = '';
      // Even if the rest is there, the first part is seen before it; the second frame is the one that follows that.
      const seen = waitForFrame().then(waitForFrame);
      void Promise.all([first.whole, seen]).then(([whole]) => complete(whole));
    } else hydrate();
    return () => {
      isRemoved = true;
      // React refuses to remove a root while it renders another one.
      queueMicrotask(() => root.current?.unmount());
    };
  }, []);

  useLayoutEffect(() => {
    const previous = shown.current;
    if (location === previous) return;
    shown.current = location;
    const render = () => root.current?.render(tree);
    if (root.current && location.pathname === previous.pathname) render();
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
