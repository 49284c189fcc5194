import { useItinerary } from '@almaty/store';
import type { Location } from '@almaty/store/schema';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Picture } from '@almaty/ui/picture';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { pictureOf } from '../../content/pictures.ts';
import { places } from '../../content/places.ts';

/** The wait before the panel shows, in milliseconds (specification, section 9). */
const SHOW_DELAY_MS = 50;

/** How many of the chosen places the ticket shows, the latest last. */
const PRINTS = 2;

/** Small prints of what was chosen last, for the eye. */
function Prints({ chosen }: { chosen: readonly Location[] }) {
  const slugs = chosen.slice(-PRINTS).flatMap(({ id }) => places.find((place) => place.id === id)?.slug ?? []);
  return (
    <div aria-hidden="true" className="flex shrink-0 self-center pr-6 max-lg:hidden low:hidden">
      {slugs.map((slug) => (
        <span
          key={slug}
          className="h-18 w-14.5 -rotate-5 bg-sheet p-[3px] shadow-poster not-first:-ml-3.5 not-first:translate-y-0.5 not-first:rotate-4"
        >
          <Picture source={pictureOf(slug)} alt="" sizes="6rem" />
        </span>
      ))}
    </div>
  );
}

/**
 * The ticket with what is chosen so far; not there while nothing is. The focus moves to it when the visitor adds the
 * first location, and stays where it is when a selection comes back from the browser session.
 */
export function SummaryPanel() {
  const chosen = useItinerary(({ locations }) => locations);
  const isRestored = useItinerary((itinerary) => itinerary.isRestored);
  // Later ones wait as the first does: a press shows at its stub before the panel costs anything.
  const [shown, setShown] = useState<readonly Location[]>([]);
  const count = chosen.length;
  const action = useRef<HTMLAnchorElement>(null);
  const before = useRef({ count, isRestored });

  useEffect(() => {
    const firstAdded = before.current.isRestored && before.current.count === 0 && count > 0;
    before.current = { count, isRestored };
    if (count === 0) return setShown([]);
    const timer = setTimeout(() => {
      // At once, so that there is something to take the focus.
      flushSync(() => setShown(chosen));
      if (firstAdded) action.current?.focus({ preventScroll: true });
    }, SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [chosen, count, isRestored]);

  if (count === 0 || shown.length === 0) return null;
  return (
    <section
      aria-label="Your selection"
      className="ticket-shadow sticky bottom-5 z-30 mt-12 low:bottom-0 motion-safe:transition-opacity motion-safe:duration-300 motion-safe:starting:opacity-0 print:hidden"
    >
      <div className="ticket items-stretch max-[18rem]:flex-col max-md:mask-none md:[--stub:17.875rem]">
        <div className="flex min-w-0 grow items-center gap-3 py-3 pl-4 low:py-0! max-[22.5rem]:pl-3 sm:gap-5 sm:pl-5 md:px-6 md:py-4">
          <b
            aria-hidden="true"
            className="display text-[2.75rem] leading-[0.8] tracking-tighter text-numeral max-[22.5rem]:hidden sm:text-[3.25rem] md:text-[4.5rem]"
          >
            {shown.length}
          </b>
          <div>
            <h2 className="display text-base leading-tight tracking-tight max-[22.5rem]:text-[0.9375rem] sm:text-[1.1875rem] md:text-[1.4375rem]">
              {shown.length} Location(s) Selected
            </h2>
            <p className="mt-1 text-note text-on-kraft-2 max-sm:sr-only low:sr-only md:text-base">
              Great choices! Now let's pick some activities for your adventure
            </p>
          </div>
        </div>
        <Prints chosen={shown} />
        <div className="perforated grid shrink-0 place-items-center px-3 py-3 low:py-1! md:w-[17.875rem] md:py-4">
          <Link
            ref={action}
            to="/activities"
            className={`max-md:px-3! max-sm:max-w-33 max-sm:text-center max-sm:leading-tight max-sm:whitespace-normal ${buttonClass({ size: 'sm' })}`}
          >
            Continue to Activities
            <Icon name="arrow" className="size-5 max-sm:hidden" />
          </Link>
        </div>
      </div>
    </section>
  );
}
