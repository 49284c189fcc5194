import { useItinerary } from '@almaty/store';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
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
      className={`ticket-shadow sticky bottom-5 z-30 mt-12 transition-opacity duration-300 ${shown ? 'opacity-100' : 'opacity-0'}`}
    >
      <div className="ticket items-stretch max-md:mask-none max-md:flex-col md:[--stub:17.875rem]">
        <div className="flex grow items-center gap-5 px-5 py-3 md:px-6 md:py-4">
          <b
            aria-hidden="true"
            className="display text-[3.25rem] leading-[0.8] tracking-tighter text-numeral md:text-[4.5rem]"
          >
            {count}
          </b>
          <div>
            <h2 className="display text-[1.1875rem] leading-tight tracking-tight md:text-[1.4375rem]">
              {count} Location(s) Selected
            </h2>
            <p className="mt-1 text-note text-on-kraft-2 max-sm:sr-only md:text-base">
              Great choices! Now let's pick some activities for your adventure
            </p>
          </div>
        </div>
        <div className="perforated grid shrink-0 place-items-center px-3 pb-3 max-md:before:hidden md:w-[17.875rem] md:py-4">
          <Link ref={action} to="/activities" className={`max-md:w-full ${buttonClass({ size: 'sm' })}`}>
            Continue to Activities
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
