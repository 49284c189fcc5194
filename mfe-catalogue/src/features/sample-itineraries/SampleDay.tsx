import { getLocationPath } from '@almaty/delivery/routes';
import { Picture, THUMBNAIL } from '@almaty/ui/picture';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { AccessStamp } from '../../components/access/AccessStamp.tsx';
import { getLocationPosterSource } from '../../content/pictures.ts';
import type { LocationCard } from '../../content/view-models/location-card.ts';
import { findActivities, findCards } from '../../content/view-models/sample-items.ts';
import type { SampleItineraryDetails } from '../../content/view-models/sample-itineraries.ts';

function Stop({ card }: { card: LocationCard }) {
  const { summary } = card;
  const { name, slug } = card.location;
  return (
    <li className="relative flex items-center gap-4 tight:flex-col tight:items-start sm:w-40 sm:flex-col sm:items-start sm:gap-2 print:w-28 print:text-sm/tight">
      <span
        className="poster-frame block aspect-4/3 w-26 shrink-0 p-1.5! sm:w-full"
        style={{ backgroundColor: 'var(--color-sheet)' }}
      >
        <Picture
          source={getLocationPosterSource(card)}
          alt=""
          sizes="(width < 40rem) 5.75rem, 9.25rem"
          {...THUMBNAIL}
        />
      </span>
      <span className="min-w-0">
        <Link
          to={getLocationPath(slug)}
          translate="no"
          className="font-[680] underline decoration-1 underline-offset-4 print:no-underline after:absolute after:inset-0"
        >
          {name}
        </Link>
        <span className="mt-1 -ml-1 block text-note">
          <AccessStamp {...summary} />
        </span>
      </span>
    </li>
  );
}

type Props = { number: number; day: SampleItineraryDetails['days'][number] };

/** One day of a sample itinerary: its stops in their order, what to do, why, and where to sleep. */
export function SampleDay({ number, day: { locationIds, activityIds, why, nightBaseName } }: Props) {
  const activities = findActivities(activityIds).map(({ name }) => name);
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 border-t border-rule py-5 break-inside-avoid lg:grid-cols-[16rem_1fr] print:grid-cols-[11rem_1fr] print:gap-x-4 print:py-2.5">
      <div>
        <h4 className="display text-h4 text-display">{m.samplesDay({ number })}</h4>
        <p className="mt-1">{why}</p>
        {activities.length > 0 && (
          <p className="mt-1 text-note text-ink-2">{m.samplesActivities({ activities: activities.join(', ') })}</p>
        )}
        {nightBaseName && <p className="mt-1 text-note text-ink-2">{m.samplesNight({ base: nightBaseName })}</p>}
      </div>
      <ol className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:gap-x-5 print:gap-3">
        {findCards(locationIds).map((card) => (
          <Stop key={card.location.id} card={card} />
        ))}
      </ol>
    </li>
  );
}
