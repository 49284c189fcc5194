import { routes } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import type { Location } from '@almaty/store/schema';
import { buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { Picture, THUMBNAIL } from '@almaty/ui/picture';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { getThumbnailSource } from '../../content/pictures.ts';
import { continueAfter } from './continue-after.ts';
import { useDaysText } from './useDaysText.ts';

/** The delay before the panel is shown, in milliseconds (docs/specification.md, section 9). */
const SHOW_DELAY_MS = 50;

/** How many of the selected locations have a thumbnail. */
const MAX_THUMBNAILS = 2;

/** The pictures of the locations that were selected last. Decorative. */
function Thumbnails({ locations }: { locations: readonly Location[] }) {
  const pictures = locations.slice(-MAX_THUMBNAILS).flatMap(({ image }) => getThumbnailSource(image) ?? []);
  return (
    <div aria-hidden="true" className="flex shrink-0 self-center pr-6 max-lg:hidden low:hidden">
      {pictures.map((picture) => (
        <span
          key={picture.basePath}
          className="h-18 w-14.5 -rotate-5 bg-sheet p-[3px] shadow-poster not-first:-ml-3.5 not-first:translate-y-0.5 not-first:rotate-4"
        >
          <Picture source={picture} alt="" sizes="6rem" {...THUMBNAIL} />
        </span>
      ))}
    </div>
  );
}

/** What is selected, in words. */
const describeSelection = (locations: number, activities: number): string =>
  m.summarySelected({ locations, activities, hasBoth: locations > 0 && activities > 0 ? 'yes' : 'no' });

/** The next step of the visitor, from a page of locations and from the page of activities. */
const steps = {
  activities: {
    to: routes.activities,
    label: m.summaryToActivities,
    text: m.summaryActivitiesLine,
  },
  itinerary: {
    to: routes.itinerary,
    label: m.summaryToItinerary,
    text: m.summaryItineraryLine,
  },
} as const;

type Props = {
  next?: keyof typeof steps;
  /** Whether the first location that is added moves the focus to the link (docs/specification.md, section 4). */
  takesFocus?: boolean;
  /** Classes that hide it where the page has something else in its place. */
  className?: string;
};

/**
 * A ticket with the number of selected items and a link to the next step; hidden while nothing is selected. The focus does
 * not move when the itinerary is restored from storage or changed in another tab.
 */
export function SummaryPanel({ next = 'activities', takesFocus = false, className = '' }: Props) {
  const { to, label, text } = steps[next];
  const locations = useItinerary((itinerary) => itinerary.locations);
  const activityCount = useItinerary(({ activities }) => (next === 'itinerary' ? activities.length : 0));
  const isRestored = useItinerary((itinerary) => itinerary.isRestored);
  const isFromOtherTab = useItinerary((itinerary) => itinerary.isFromOtherTab);
  // Delayed for every location, so that a press shows at its button before the panel renders.
  const [rendered, setRendered] = useState({ locations: [] as readonly Location[], activityCount: 0 });
  const count = locations.length + activityCount;
  const renderedCount = count && rendered.locations.length + rendered.activityCount;
  const daysText = useDaysText();
  const link = useRef<HTMLAnchorElement>(null);
  const previous = useRef({ count, isRestored });

  useEffect(() => {
    const isFirstAddition = previous.current.isRestored && !isFromOtherTab && previous.current.count === 0 && count > 0;
    previous.current = { count, isRestored };
    if (count === 0) return setRendered({ locations: [], activityCount: 0 });
    const timer = setTimeout(() => {
      // Synchronously, because the link must exist to take the focus.
      flushSync(() => setRendered({ locations, activityCount }));
      if (takesFocus && isFirstAddition && link.current) continueAfter(document.activeElement, link.current);
    }, SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [locations, activityCount, count, isRestored, isFromOtherTab, takesFocus]);

  if (renderedCount === 0) return null;
  return (
    <section
      aria-label={m.summaryName}
      data-slot="summary-panel"
      className={`ticket-shadow sticky bottom-[max(1.25rem,env(safe-area-inset-bottom))] z-30 mt-12 low:bottom-[env(safe-area-inset-bottom)] motion-safe:transition-opacity motion-safe:duration-300 motion-safe:starting:opacity-0 print:hidden ${className}`}
    >
      <div className="ticket items-stretch max-[18rem]:flex-col max-md:mask-none md:[--stub:17.875rem]">
        <div className="flex min-w-0 grow items-center gap-3 py-2 pl-4 low:py-0! max-[22.5rem]:pl-3 sm:gap-5 sm:py-3 sm:pl-5 md:px-6 md:py-4">
          <b
            aria-hidden="true"
            className="display text-[2.75rem] leading-[0.8] tracking-tighter text-numeral max-[22.5rem]:hidden sm:text-[3.25rem] md:text-[4.5rem]"
          >
            {renderedCount}
          </b>
          <div>
            <h2 className="display text-base leading-tight tracking-tight max-[22.5rem]:text-[0.9375rem] sm:text-[1.1875rem] md:text-[1.4375rem]">
              {next === 'itinerary'
                ? describeSelection(rendered.locations.length, rendered.activityCount)
                : m.summaryLocations({ count: renderedCount })}
            </h2>
            {/* Its line is there before the days are known, so that nothing moves. */}
            <p className="min-h-[1lh] text-note font-[640] text-on-kraft-2 low:hidden md:text-base">{daysText}</p>
            <p className="mt-1 text-note text-on-kraft-2 max-sm:sr-only low:sr-only md:text-base">{text}</p>
          </div>
        </div>
        <Thumbnails locations={rendered.locations} />
        <div className="perforated grid shrink-0 place-items-center px-3 py-3 low:py-1! md:w-[17.875rem] md:py-4">
          <Link
            ref={link}
            to={to}
            className={`max-md:px-3! max-sm:max-w-33 max-sm:text-center max-sm:leading-tight max-sm:whitespace-normal ${buttonClass({ size: 'sm' })}`}
          >
            {label}
            <Icon name="arrow" className="size-5 max-sm:hidden" />
          </Link>
        </div>
      </div>
    </section>
  );
}
