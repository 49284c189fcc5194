import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useRef, useSyncExternalStore } from 'react';
import { focusHeading } from '../app/route-focus.ts';
import { getFailure, subscribeToFailures } from './module-loader.ts';

/** Says that a part of the page is unavailable. Sticky, so that it stays in view beside a long fragment. */
export function UnavailableNotice({ retry }: { retry: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  const retryAndFocusPage = () => {
    // The button disappears with the notice, so the focus moves to the heading of the page.
    const main = notice.current?.closest('main');
    retry();
    if (main) focusHeading(main);
  };
  return (
    <div ref={notice} data-outlet-notice="" className="wrap sticky bottom-5 z-30 my-10 drop-shadow-xl">
      <Notice
        title="Part of this page did not load"
        action={
          <Button variant="solid" size="sm" onClick={retryAndFocusPage}>
            Retry
          </Button>
        }
      >
        Your trip is safe. Try again, or go on with another page.
      </Notice>
    </div>
  );
}

/** The notice beside a page whose code could not be loaded; nothing while there is no failure. */
export function LoadFailureNotice({ id }: { id: string }) {
  const failure = useSyncExternalStore(
    subscribeToFailures,
    () => getFailure(id),
    () => undefined,
  );
  return failure ? <UnavailableNotice retry={failure.retry} /> : null;
}
