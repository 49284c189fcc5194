import { routes } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import { safeSessionStorage } from '@almaty/store/safe-storage';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { RedirectCountdown } from './RedirectCountdown.tsx';

/** Set in the session storage once the visitor has pressed Cancel or Escape: then nothing leads away again. */
const CANCELLED_KEY = 'almaty-stays';

/**
 * Navigates to the activities, after a countdown in a toast, when a mountain route is added while the mountains tab is
 * active (docs/specification.md, section 4). Another addition, also by Undo, restarts the countdown; a removal, another
 * tab or another page stops it. Its own component, so that a change of the itinerary does not render the page again.
 *
 * @param active whether the mountains tab is visible.
 */
export function MountainRedirect({ active }: { active: boolean }) {
  const count = useItinerary(
    ({ locations }) => locations.filter(({ category }) => category === 'Mountain Routes').length,
  );
  const isRestored = useItinerary((itinerary) => itinerary.isRestored);
  const isFromOtherTab = useItinerary((itinerary) => itinerary.isFromOtherTab);
  const navigate = useNavigate();
  const previous = useRef({ count, isRestored });
  /** The toast whose countdown runs; the countdown of any other toast was stopped. */
  const activeToast = useRef<ReturnType<typeof toast.custom>>(undefined);

  const stop = useCallback(() => {
    if (activeToast.current !== undefined) toast.dismiss(activeToast.current);
    activeToast.current = undefined;
  }, []);
  const start = useCallback(() => {
    // A new toast is shown in front; the old one would stay behind the toast about the addition.
    stop();
    const thisToast = toast.custom(() => <RedirectCountdown onFinish={finish} onCancel={cancel} />, {
      duration: Number.POSITIVE_INFINITY,
    });
    activeToast.current = thisToast;
    function cancel() {
      safeSessionStorage.setItem(CANCELLED_KEY, 'yes');
      stop();
    }
    function finish() {
      // A dismissed toast stays mounted, and counts on, during its exit animation.
      if (thisToast !== activeToast.current) return;
      stop();
      navigate(routes.activities);
    }
  }, [navigate, stop]);

  useEffect(() => {
    const { count: previousCount, isRestored: wasRestored } = previous.current;
    previous.current = { count, isRestored };
    const isAddition = wasRestored && !isFromOtherTab && count > previousCount;
    if (active && isAddition && !safeSessionStorage.getItem(CANCELLED_KEY)) start();
    if (count < previousCount) stop();
  }, [active, count, isRestored, isFromOtherTab, start, stop]);

  useEffect(() => (active ? stop : undefined), [active, stop]);

  return null;
}
