import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useRef, useSyncExternalStore } from 'react';
import { focusHeading } from '../app/arrival.ts';
import { failureOf, subscribeToFailures } from './pages.ts';

/** A part of the site is not there; everything else is. It stays in view, however long what is there may be. */
export function UnavailableNotice({ retry }: { retry: () => void }) {
  const notice = useRef<HTMLDivElement>(null);
  const retryAndStay = () => {
    // The button goes with the notice: the focus waits for the page.
    const main = notice.current?.closest('main');
    retry();
    if (main) focusHeading(main);
  };
  return (
    <div ref={notice} data-outlet-notice="" className="wrap sticky bottom-5 z-30 my-10 drop-shadow-xl">
      <Notice
        title="Part of this page did not load"
        action={
          <Button variant="solid" size="sm" onClick={retryAndStay}>
            Retry
          </Button>
        }
      >
        Your trip is safe. Try again, or go on with another page.
      </Notice>
    </div>
  );
}

/** Stands beside a page whose code could not be loaded, as long as that is so. */
export function LoadingNotice({ id }: { id: string }) {
  const failure = useSyncExternalStore(
    subscribeToFailures,
    () => failureOf(id),
    () => undefined,
  );
  return failure ? <UnavailableNotice retry={failure.retry} /> : null;
}
