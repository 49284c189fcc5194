import { type ComponentType, memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { RemotePage } from '../app/pages.ts';
import { LoadingNotice, UnavailableNotice } from './notices.tsx';
import { pageOf } from './pages.ts';
import { RenderBoundary } from './RenderBoundary.tsx';
import { Skeleton } from './Skeleton.tsx';

const isServer = typeof window === 'undefined';

/** What the frame holds where the Worker puts the remote's fragment. */
const placeholder =
  (id: string): ComponentType =>
  () => <template data-outlet={id} />;

/** Says that this part is React's now: presses that early-events.js held are replayed, and the stand-in title goes. */
function Live({ outlet }: { outlet: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (outlet.current) outlet.current.dataset.hydrated = '';
    removeFromHead('[data-placeholder]');
  }, [outlet]);
  return null;
}

const removeFromHead = (selector: string) => {
  for (const element of document.head.querySelectorAll(selector)) element.remove();
};

/**
 * Shows a page of a remote. Its server-rendered fragment, if there is one, is hydrated in place when the code comes;
 * memoised, because an update of a parent before that would make React throw the fragment away.
 */
export const RemoteOutlet = memo(function RemoteOutlet({ remote, expose, outline }: RemotePage) {
  const outlet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = outlet.current;
    // React only takes over the fragment's head tags when it hydrates: left before that, they would stay for ever.
    return () => {
      if (node && !('hydrated' in node.dataset)) removeFromHead('[data-hoisted], [data-placeholder]');
    };
  }, []);
  const id = `${remote}/${expose.slice('./'.length)}`;
  const Page = isServer ? placeholder(id) : pageOf(id);
  return (
    <>
      <div data-mfe={remote} data-hydration-boundary="" ref={outlet}>
        <RenderBoundary notice={(retry) => <UnavailableNotice retry={retry} />}>
          <Suspense
            fallback={
              <>
                <title>Almaty guide</title>
                <Skeleton outline={outline} />
              </>
            }
          >
            <Page />
            <Live outlet={outlet} />
          </Suspense>
        </RenderBoundary>
      </div>
      <LoadingNotice id={id} />
    </>
  );
});
