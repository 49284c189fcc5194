import { getLocationPath } from '@almaty/delivery/routes';
import { Picture, THUMBNAIL } from '@almaty/ui/picture';
import { Link, useLocation } from 'react-router-dom';
import { getLocationPosterSource } from '../../content/pictures.ts';
import type { LocationCard } from '../../content/view-models/location-card.ts';
import { continueFromList } from '../../lib/way-back.ts';
import { LocationToggle } from '../itinerary-toggle/LocationToggle.tsx';

/** A location in one row: a small picture, its name with a line of text, and the button that adds it. */
export function LocationTile({ card, text }: { card: LocationCard; text: string }) {
  const { location } = card;
  const { state } = useLocation();
  return (
    <li className="relative flex items-center gap-3.5 border-t border-rule py-3">
      <span className="poster-frame aspect-4/3 w-22 shrink-0 p-1! tight:hidden">
        <span className="relative grow overflow-hidden">
          <span className="absolute inset-0">
            <Picture source={getLocationPosterSource(card)} alt="" sizes="5rem" {...THUMBNAIL} />
          </span>
        </span>
      </span>
      <span className="min-w-0 grow wrap-anywhere">
        <Link
          to={getLocationPath(location.slug)}
          translate="no"
          state={continueFromList(state)}
          className="font-[680] underline decoration-1 underline-offset-4 after:absolute after:inset-0"
        >
          {location.name}
        </Link>
        <span className="block text-note text-ink-2">{text}</span>
      </span>
      <LocationToggle location={location} isRound />
    </li>
  );
}
