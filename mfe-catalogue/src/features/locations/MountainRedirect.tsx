import { useItinerary } from '@almaty/store';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { RedirectCountdown } from './RedirectCountdown.tsx';

/**
 * Takes the visitor on to the activities when a mountain route is added while the mountains tab is active
 * (specification, section 4). Another addition starts the countdown again, and so does an Undo, because the count grows;
 * a removal, leaving the tab, or leaving the page ends it. It shows nothing itself: apart from the page, it renders
 * again alone.
 */
export function MountainRedirect({ active }: { active: boolean }) {
  const count = useItinerary(
    ({ locations }) => locations.filter(({ category }) => category === 'Mountain Routes').length,
  );
  const isRestored = useItinerary((itinerary) => itinerary.isRestored);
  const navigate = useNavigate();
  const before = useRef({ count, isRestored });
  /** The toast that counts; any other one has been stopped. */
  const counting = useRef<ReturnType<typeof toast.custom>>(undefined);

  const stop = useCallback(() => {
    if (counting.current !== undefined) toast.dismiss(counting.current);
    counting.current = undefined;
  }, []);
  const start = useCallback(() => {
    // A new toast comes to the front: an old one would stay behind those that tell what was added.
    stop();
    const mine = toast.custom(() => <RedirectCountdown finish={finish} cancel={stop} />, {
      duration: Number.POSITIVE_INFINITY,
    });
    counting.current = mine;
    function finish() {
      // A toast that was dismissed counts on while it leaves.
      if (mine !== counting.current) return;
      stop();
      navigate('/activities');
    }
  }, [navigate, stop]);

  useEffect(() => {
    const { count: last, isRestored: wasRestored } = before.current;
    before.current = { count, isRestored };
    if (active && wasRestored && count > last) start();
    if (count < last) stop();
  }, [active, count, isRestored, start, stop]);

  useEffect(() => (active ? stop : undefined), [active, stop]);

  return null;
}
