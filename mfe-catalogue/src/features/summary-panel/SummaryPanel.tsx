import { routes } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import type { Location } from '@almaty/store/schema';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Picture } from '@almaty/ui/picture';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { locations as catalogueLocations } from '../../content/locations.ts';
import { getLocationPosterSource } from '../../content/pictures.ts';
import { useDaysText } from './useDaysText.ts';

/** The delay before the panel is shown, in milliseconds (docs/specification.md, section 9). */
const SHOW_DELAY_MS = 50;

/** How many of the selected locations have a thumbnail. */
const MAX_THUMBNAILS = 2;

/** The pictures of the locations that were selected last. Decorative. */
function Thumbnails({ locations }: { locations: readonly Location[] }) {
  const slugs = locations
    .slice(-MAX_THUMBNAILS)
    .flatMap(({ id }) => catalogueLocations.find((location) => location.id === id)?.slug ?? []);
  return (
    <div aria-hidden="true" className="flex shrink-0 self-center pr-6 max-lg:hidden low:hidden">
      {slugs.map((slug) => (
        <span
          key={slug}
          className="h-18 w-14.5 -rotate-5 bg-sheet p-[3px] shadow-poster not-first:-ml-3.5 not-first:translate-y-0.5 not-first:rotate-4"
        >
          <Picture source={getLocationPosterSource(slug)} alt="" sizes="6rem" />
        </span>
      ))}
    </div>
  );
}

/**
 * A ticket with the number of selected locations and a link to the activities; hidden while none is selected. The focus
 * moves to the link when the visitor adds the first location, but not when the itinerary is restored from storage or changed in another tab.
 */
export function SummaryPanel() {
  const locations = useItinerary((itinerary) => itinerary.locations);
  const isRestored = useItinerary((itinerary) => itinerary.isRestored);
  const isFromOtherTab = useItinerary((itinerary) => itinerary.isFromOtherTab);
  // Delayed for every location, so that a press shows at its button before the panel renders.
  const [renderedLocations, setRenderedLocations] = useState<readonly Location[]>([]);
  const count = locations.length;
  const daysText = useDaysText();
  const activitiesLink = useRef<HTMLAnchorElement>(null);
  const previous = useRef({ count, isRestored });

  useEffect(() => {
    const isFirstAddition = previous.current.isRestored && !isFromOtherTab && previous.current.count === 0 && count > 0;
    previous.current = { count, isRestored };
    if (count === 0) return setRenderedLocations([]);
    const timer = setTimeout(() => {
      // Synchronously, because the link must exist to take the focus.
      flushSync(() => setRenderedLocations(locations));
      if (isFirstAddition) activitiesLink.current?.focus({ preventScroll: true });
    }, SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [locations, count, isRestored, isFromOtherTab]);

  if (count === 0 || renderedLocations.length === 0) return null;
  return (
    <section
      aria-label="Your selection"
      data-slot="summary-panel"
      className="ticket-shadow sticky bottom-5 z-30 mt-12 low:bottom-0 motion-safe:transition-opacity motion-safe:duration-300 motion-safe:starting:opacity-0 print:hidden"
    >
      <div className="ticket items-stretch max-[18rem]:flex-col max-md:mask-none md:[--stub:17.875rem]">
        <div className="flex min-w-0 grow items-center gap-3 py-2 pl-4 low:py-0! max-[22.5rem]:pl-3 sm:gap-5 sm:py-3 sm:pl-5 md:px-6 md:py-4">
          <b
            aria-hidden="true"
            className="display text-[2.75rem] leading-[0.8] tracking-tighter text-numeral max-[22.5rem]:hidden sm:text-[3.25rem] md:text-[4.5rem]"
          >
            {renderedLocations.length}
          </b>
          <div>
            <h2 className="display text-base leading-tight tracking-tight max-[22.5rem]:text-[0.9375rem] sm:text-[1.1875rem] md:text-[1.4375rem]">
              {renderedLocations.length} Location(s) Selected
            </h2>
            {/* Its line is there before the days are known, so that nothing moves. */}
            <p className="min-h-[1lh] text-note font-[640] text-on-kraft-2 low:hidden md:text-base">{daysText}</p>
            <p className="mt-1 text-note text-on-kraft-2 max-sm:sr-only low:sr-only md:text-base">
              Great choices! Now let's pick some activities for your adventure
            </p>
          </div>
        </div>
        <Thumbnails locations={renderedLocations} />
        <div className="perforated grid shrink-0 place-items-center px-3 py-3 low:py-1! md:w-[17.875rem] md:py-4">
          <Link
            ref={activitiesLink}
            to={routes.activities}
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
