import { PageHead } from '@almaty/delivery/page-head';
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { getModuleId, type RemotePage } from '../app/pages.ts';
import { SITE_NAME } from '../app/site-name.ts';
import { report } from '../reports/report.ts';
import { FragmentSlot } from './FragmentSlot.tsx';
import { getFragmentSource, type PageFragment } from './fragment-source.ts';
import { getLazyPage, isLoaded } from './module-loader.ts';
import { LoadFailureNotice } from './notices.tsx';
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx';
import { Skeleton } from './Skeleton.tsx';
import { applyStyleSheets } from './style-sheets.ts';
import { useIsFromTop } from './useIsFromTop.ts';

const isServer = typeof window === 'undefined';

const createFragmentSlot =
  (id: string): ComponentType =>
  () => <FragmentSlot id={id} />;

/** How a page is opened. Always the same functions, so that the outlet does not render again when an answer changes. */
type Circumstances = {
  /** Whether the page looks as its fragment was rendered: for a visitor who has selected nothing. */
  isAsRendered: () => boolean;
  /** As `useIsFromTop` says. */
  isFromTop: () => boolean;
};

const removeFromHead = (selector: string) => {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
};

type HydratedProps = { outlet: RefObject<HTMLElement | null>; onHydrated?: () => void };

/** Marks the outlet as hydrated, so that its early events are replayed, and removes the placeholder title. */
function Hydrated({ outlet, onHydrated }: HydratedProps) {
  useEffect(() => {
    if (outlet.current) outlet.current.dataset.hydrated = '';
    removeFromHead('[data-placeholder]');
    onHydrated?.();
  }, [outlet, onHydrated]);
  return null;
}

/** What stands in for a page until it can be rendered. It asks for the fragment of the page, if there is somebody to show it. */
function Placeholder({
  skeleton,
  onFragment,
}: Pick<RemotePage, 'skeleton'> & { onFragment?: (fragment: PageFragment) => void }) {
  const isFromTop = useIsFromTop();
  useLayoutEffect(() => {
    if (!onFragment) return;
    const { getLoaded, load } = getFragmentSource();
    // The router changes the address before it renders the page.
    const { pathname } = location;
    const loaded = getLoaded(pathname);
    if (loaded && (isFromTop || !loaded.whole)) return onFragment(loaded);
    let isWaiting = true;
    const loadShown = async () => {
      const fragment = await load(pathname);
      return isFromTop ? fragment : (fragment?.whole ?? fragment);
    };
    void loadShown().then((fragment) => fragment && isWaiting && onFragment(fragment));
    return () => {
      isWaiting = false;
    };
  }, [onFragment, isFromTop]);
  return (
    <>
      <PageHead title={SITE_NAME} />
      <Skeleton variant={skeleton} />
    </>
  );
}

/**
 * The fragment with which a page begins: in the first commit, so that the scroll position is restored on it. It is there long
 * before the page has been rendered, also when the code of the page is loaded. A first part is one only of a page that is seen
 * from its top. The router changes the address before it renders a page.
 */
function getFirstFragment({ isAsRendered, isFromTop }: Circumstances, id: string): PageFragment | undefined {
  if (isServer || (isLoaded(id) && !isAsRendered())) return undefined;
  const fragment = getFragmentSource().getLoaded(location.pathname);
  return fragment?.whole && !isFromTop() ? undefined : fragment;
}

/**
 * Shows a page of a remote. Its fragment, if there is one, is hydrated in place when the code has loaded. Memoised,
 * because a parent that renders again before that would make React discard the fragment.
 */
export const RemoteOutlet = memo(function RemoteOutlet(props: RemotePage & Circumstances) {
  const { remote, expose, skeleton } = props;
  const outlet = useRef<HTMLDivElement>(null);
  const id = getModuleId({ remote, expose });
  const [fragment, setFragment] = useState(() => getFirstFragment(props, id));
  useInsertionEffect(() => applyStyleSheets(remote), [remote]);
  useEffect(() => report({ part: remote, metric: 'view' }), [remote]);
  useEffect(() => {
    const node = outlet.current;
    // React adopts the fragment's head tags only when it hydrates; without hydration they would stay forever.
    return () => {
      if (node && !('hydrated' in node.dataset)) removeFromHead('[data-hoisted], [data-placeholder]');
    };
  }, []);
  const Page = isServer ? createFragmentSlot(id) : getLazyPage(id);
  const renderPage = (placeholder: ReactNode, hydrated: HydratedProps) => (
    <RenderErrorBoundary id={id}>
      <Suspense fallback={placeholder}>
        <Page />
        <Hydrated {...hydrated} />
      </Suspense>
    </RenderErrorBoundary>
  );
  return (
    <>
      {fragment ? (
        <fragment.Outlet
          remote={remote}
          fragment={fragment}
          renderPage={(hydrated) => renderPage(<Placeholder skeleton={skeleton} />, hydrated)}
          onOutdated={() => setFragment(undefined)}
        />
      ) : (
        <div data-mfe={remote} data-hydration-boundary="" ref={outlet}>
          {renderPage(<Placeholder skeleton={skeleton} onFragment={setFragment} />, { outlet })}
        </div>
      )}
      <LoadFailureNotice id={id} />
    </>
  );
});
