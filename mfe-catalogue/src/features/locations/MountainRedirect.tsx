import { useItinerary } from '@almaty/store';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { RedirectCountdown } from './RedirectCountdown.tsx';

const TOAST = 'mountain-redirect';

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
  const restored = useItinerary((itinerary) => itinerary.restored);
  const navigate = useNavigate();
  const before = useRef({ count, restored });
  // A new number is a new countdown, in the same toast; what counts under another one has been stopped.
  const round = useRef(0);

  const stop = useCallback(() => {
    round.current += 1;
    toast.dismiss(TOAST);
  }, []);
  const start = useCallback(() => {
    round.current += 1;
    const mine = round.current;
    const finish = () => {
      // A toast that was dismissed counts on while it leaves.
      if (mine !== round.current) return;
      stop();
      navigate('/activities');
    };
    toast.custom(() => <RedirectCountdown key={mine} finish={finish} cancel={stop} />, {
      id: TOAST,
      duration: Number.POSITIVE_INFINITY,
    });
  }, [navigate, stop]);

  useEffect(() => {
    const { count: last, restored: wasRestored } = before.current;
    before.current = { count, restored };
    if (active && wasRestored && count > last) start();
    if (count < last) stop();
  }, [active, count, restored, start, stop]);

  useEffect(() => (active ? stop : undefined), [active, stop]);

  return null;
}
