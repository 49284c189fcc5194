import { routes } from '@almaty/delivery/routes';
import { countItems, useItinerary } from '@almaty/store';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#messages';

const hide = (words: ReactNode) => <span className="sr-only">{words}</span>;

type Props = {
  /** For a bar without room for the whole text. */
  short?: boolean;
  onPress?: () => void;
};

/** The link to the itinerary, as a ticket whose stub shows the number of items (docs/design-system.md, "Navigation"). */
export function ItineraryButton({ short = false, onPress }: Props) {
  const count = useItinerary(countItems);
  return (
    <Link to={routes.itinerary} onClick={onPress} className="ticket-control">
      <span className={`flex grow items-center py-1.5 ${short ? 'display px-2 text-lg' : 'px-5'}`}>
        {short ? m.itineraryButtonShort : m.itineraryButtonText}
      </span>
      {count > 0 && (
        <span className={`perforated display flex items-center text-xl tabular-nums ${short ? 'px-2.5' : 'px-3.5'}`}>
          {m.itineraryButtonCount({ count, hidden: hide })}
        </span>
      )}
      {short && <span className="sr-only">{`: ${m.itineraryButtonText}`}</span>}
    </Link>
  );
}
