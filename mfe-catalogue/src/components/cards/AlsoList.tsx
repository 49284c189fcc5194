import { getLocationPath } from '@almaty/delivery/routes';
import { Link } from 'react-router-dom';
import type { LocationCard } from '../../content/view-models/location-card.ts';
import { FROM_LIST } from '../../lib/way-back.ts';
import { AccessStamp } from '../access/AccessStamp.tsx';
import { LocationToggle } from '../itinerary-toggle/LocationToggle.tsx';
import { SeasonBar } from './SeasonBar.tsx';

type Props = {
  cards: readonly LocationCard[];
  /** The level below the heading that the list stands under. */
  heading: 'h3' | 'h4';
};

function AlsoCard({ card: { location, summary }, heading: Heading }: { card: LocationCard } & Pick<Props, 'heading'>) {
  const { name, description, slug } = location;
  return (
    <article className="group/card relative flex h-full flex-col items-start gap-2 border-t-3 border-display pt-4">
      <div className="flex w-full items-start justify-between gap-4">
        <Heading className="display min-w-0 pt-1 text-lg leading-none tracking-tight wrap-break-word text-display uppercase">
          <Link
            to={getLocationPath(slug)}
            state={FROM_LIST}
            className="group-hover/card:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </Heading>
        <LocationToggle location={location} isRound />
      </div>
      <SeasonBar bestMonths={summary.bestMonths} />
      <p className="text-base leading-[1.46]">{description}</p>
      <p className="text-note text-ink-2 tabular-nums">{summary.details.join(' · ')}</p>
      <AccessStamp {...summary} />
    </article>
  );
}

/** Locations of the page Also in Almaty, as cards without a poster, smaller than those of the tabs. */
export function AlsoList({ cards, heading }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {cards.map((card) => (
        <li key={card.location.id} className="break-inside-avoid">
          <AlsoCard card={card} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
