import { routes } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import { buttonClass } from '@almaty/ui/button';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { LocationToggle } from '../../components/itinerary-toggle/LocationToggle.tsx';
import type { CatalogueLocation } from '../../content/schema.ts';

/**
 * A ticket at the bottom of narrow windows: the button that adds the location, and the next step once something is
 * selected. It is part of the prerendered page, so that the action is there from the start.
 */
export function LocationBar({ location }: { location: CatalogueLocation }) {
  const count = useItinerary(({ locations }) => locations.length);
  return (
    <section
      aria-label={m.locationBarName}
      data-slot="location-bar"
      className="ticket-shadow sticky bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-30 mt-12 low:bottom-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <div className="ticket items-stretch mask-none">
        <div className="grow p-3 low:py-1!">
          <LocationToggle location={location} />
        </div>
        {count > 0 && (
          <div className="perforated flex items-center p-3 low:py-1!">
            <Link
              to={routes.activities}
              className={`px-3! leading-tight whitespace-normal! ${buttonClass({ variant: 'outline', size: 'sm' })} border-on-kraft! text-on-kraft!`}
            >
              {m.summaryToActivities}
            </Link>
          </div>
        )}
      </div>
    </section>
  );
}
