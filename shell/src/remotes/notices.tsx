import { Button } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { useSyncExternalStore } from 'react';
import { failureOf, subscribeToFailures } from './pages.ts';

/** A part of the site is not there; everything else is. */
export function UnavailableNotice({ retry }: { retry: () => void }) {
  return (
    <div data-outlet-notice="" className="wrap my-10">
      <Notice
        title="Part of this page did not load"
        action={
          <Button look="solid" size="sm" onClick={retry}>
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
