import type { LocationCard } from '../../content/view-models/location-card.ts';
import { FROM_LIST } from '../../lib/way-back.ts';
import { AccessStamp } from '../access/AccessStamp.tsx';
import { LocationTile } from './LocationTile.tsx';

/** Locations of the page Also in Almaty, as cards that are smaller than those of the tabs. */
export function AlsoList({ cards }: { cards: readonly LocationCard[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 border-b border-rule md:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <LocationTile key={card.location.slug} card={card} text={card.summary.details.join(' · ')} state={FROM_LIST}>
          <span className="mt-1 block text-base leading-[1.42]">{card.location.description}</span>
          <AccessStamp {...card.summary} />
        </LocationTile>
      ))}
    </ul>
  );
}
