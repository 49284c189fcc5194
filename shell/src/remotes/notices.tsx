import { Button } from '@almaty/ui/button';
import { useSyncExternalStore } from 'react';
import { failureOf, subscribeToFailures } from './pages.ts';

/** A part of the site is not there; everything else is. */
export function UnavailableNotice({ retry }: { retry: () => void }) {
  return (
    <div
      role="alert"
      className="mx-auto my-8 flex max-w-7xl flex-wrap items-center gap-4 border-2 border-edge bg-sheet p-5"
    >
      <p className="grow font-bold">This part of the guide is not available right now. Your trip is safe.</p>
      <Button look="quiet" onClick={retry}>
        Retry
      </Button>
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
