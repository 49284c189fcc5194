import { PageHead } from '@almaty/delivery/page-head';
import { type ComponentType, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { getModuleId, type RemotePage } from '../app/pages.ts';
import { SITE_NAME } from '../app/site-name.ts';
import { FragmentSlot } from './FragmentSlot.tsx';
import { getLazyPage } from './module-loader.ts';
import { LoadFailureNotice } from './notices.tsx';
import { RenderErrorBoundary } from './RenderErrorBoundary.tsx';
import { Skeleton } from './Skeleton.tsx';

const isServer = typeof window === 'undefined';

const createFragmentSlot =
  (id: string): ComponentType =>
  () => <FragmentSlot id={id} />;

const removeFromHead = (selector: string) => {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
};

/** Marks the outlet as hydrated, so that early-events.js replays its events, and removes the placeholder title. */
function Hydrated({ outlet }: { outlet: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (outlet.current) outlet.current.dataset.hydrated = '';
    removeFromHead('[data-placeholder]');
  }, [outlet]);
  return null;
}

/**
 * Shows a page of a remote. Its fragment, if there is one, is hydrated in place when the code has loaded. Memoised,
 * because a parent that renders again before that would make React discard the fragment.
 */
export const RemoteOutlet = memo(function RemoteOutlet({ remote, expose, skeleton }: RemotePage) {
  const outlet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = outlet.current;
    // React adopts the fragment's head tags only when it hydrates; without hydration they would stay forever.
    return () => {
      if (node && !('hydrated' in node.dataset)) removeFromHead('[data-hoisted], [data-placeholder]');
    };
  }, []);
  const id = getModuleId({ remote, expose });
  const Page = isServer ? createFragmentSlot(id) : getLazyPage(id);
  return (
    <>
      <div data-mfe={remote} data-hydration-boundary="" ref={outlet}>
        <RenderErrorBoundary id={id}>
          <Suspense
            fallback={
              <>
                <PageHead title={SITE_NAME} />
                <Skeleton variant={skeleton} />
              </>
            }
          >
            <Page />
            <Hydrated outlet={outlet} />
          </Suspense>
        </RenderErrorBoundary>
      </div>
      <LoadFailureNotice id={id} />
    </>
  );
});
