import { useItinerary } from '@almaty/store';
import { buttonClass } from '@almaty/ui/button';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';

/** The wait before the panel shows, in milliseconds (specification, section 9). */
const SHOW_DELAY_MS = 50;

/**
 * The ticket with what is chosen so far; not there while nothing is. The focus moves to it when the visitor adds the
 * first location, and stays where it is when a selection comes back from the browser session.
 */
export function SummaryPanel() {
  const count = useItinerary(({ locations }) => locations.length);
  const restored = useItinerary((itinerary) => itinerary.restored);
  const [shown, setShown] = useState(false);
  const action = useRef<HTMLAnchorElement>(null);
  const before = useRef({ count, restored });

  useEffect(() => {
    const firstAdded = before.current.restored && before.current.count === 0 && count > 0;
    before.current = { count, restored };
    if (count === 0) return setShown(false);
    const timer = setTimeout(() => {
      setShown(true);
      if (firstAdded) action.current?.focus({ preventScroll: true });
    }, SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [count, restored]);

  if (count === 0) return null;
  return (
    <section
      aria-label="Your selection"
      className={`sticky bottom-4 z-10 mt-10 flex flex-wrap items-center gap-x-6 gap-y-2 bg-kraft px-5 py-3 text-on-kraft shadow-print transition-opacity duration-300 ${shown ? 'opacity-100' : 'opacity-0'}`}
    >
      <div className="grow">
        <h2 className="text-lg font-black">{count} Location(s) Selected</h2>
        <p className="max-sm:sr-only">Great choices! Now let's pick some activities for your adventure</p>
      </div>
      <Link ref={action} to="/activities" className={buttonClass()}>
        Continue to Activities
      </Link>
    </section>
  );
}
