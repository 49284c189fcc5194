import type { Skeleton as SkeletonVariant } from '@almaty/delivery/schema';
import { useSyncExternalStore } from 'react';
import type { PartFailure } from './open-part.tsx';
import { NO_HTML } from './parse-fragment.ts';
import { Skeleton } from './Skeleton.tsx';
import { UnavailableNotice } from './UnavailableNotice.tsx';

/** What is beside the part of a page: a skeleton until it shows something, and why it is not there. */
export type OutletView = { skeleton: SkeletonVariant | null; failure: PartFailure | null };

/** Where the outlet gets its view; the browser's follows the parts (outlet.ts). */
export type OutletProps = {
  getView: () => OutletView;
  /** The view that came with the document, which is hydrated also when a part has failed meanwhile. */
  getFirstView: () => OutletView;
  subscribe: (listener: () => void) => () => void;
  /** Called with the element of the outlet; another one when React renders the frame anew, because HTML had been changed. */
  attach: (element: HTMLElement | null) => void;
};

const isServer = typeof window === 'undefined';

/** Marks where the Worker inserts the HTML of the page (shell/worker/compose-document.ts). */
const SLOT = '<template data-outlet></template>';

/** The place of the page in the frame. The page has a root of its own in it, which this one never looks into. */
export function Outlet({ getView, getFirstView, subscribe, attach }: OutletProps) {
  const { skeleton, failure } = useSyncExternalStore(subscribe, getView, getFirstView);
  return (
    <>
      {/* React leaves the children of an element with inner HTML alone when it hydrates. */}
      <div
        ref={attach}
        data-slot="outlet"
        dangerouslySetInnerHTML={{ __html: isServer ? SLOT : NO_HTML }}
        suppressHydrationWarning
      />
      {skeleton && <Skeleton variant={skeleton} />}
      {failure && <UnavailableNotice reason={failure.reason} retry={failure.retry} />}
    </>
  );
}
