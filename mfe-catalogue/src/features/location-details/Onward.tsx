import { getLocationPath } from '@almaty/delivery/routes';
import { Icon } from '@almaty/ui/icon';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import * as m from '#messages';
import { LocationTile } from '../../components/cards/LocationTile.tsx';
import { AddItineraryButton } from '../../components/sample-itinerary/AddItineraryButton.tsx';
import type { CatalogueLocation } from '../../content/schema.ts';
import type { RelatedSample } from '../../content/view-models/described-details.ts';
import type { LocationCard } from '../../content/view-models/location-card.ts';
import type { LocationDetails } from '../../content/view-models/location-details.ts';
import { findTab } from '../../lib/tab.ts';
import { continueFromList } from '../../lib/way-back.ts';

/** How many locations of the same day have a picture; all are named among the facts. */
const MAX_TILES = 4;

type TileProps = { card: LocationCard; text: string | undefined };

type TileListProps = { id: string; title: string; tiles: readonly TileProps[]; columns: 1 | 2 };

function TileList({ id, title, tiles, columns }: TileListProps) {
  if (tiles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-h4 text-display">
        {title}
      </h2>
      <ul className={`border-b border-rule ${columns === 2 ? 'lg:grid lg:grid-cols-2 lg:gap-x-14' : ''}`}>
        {tiles.map(({ card, text = '' }) => (
          <LocationTile key={card.location.slug} {...{ card, text }} />
        ))}
      </ul>
    </section>
  );
}

function Sample({ sample: { title, days, items } }: { sample: RelatedSample }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-rule py-4">
      <div className="min-w-0 grow basis-80">
        <h3 className="font-[680]">{title}</h3>
        <p className="text-note text-ink-2">{days.join(' · ')}</p>
      </div>
      <AddItineraryButton title={title} items={items} />
    </li>
  );
}

const hide = (content: ReactNode) => <span className="sr-only">{content}</span>;

/** Links to the locations before and behind this one in its category. */
function Neighbours({ location, neighbours }: { location: CatalogueLocation } & Pick<LocationDetails, 'neighbours'>) {
  const state = continueFromList(useLocation().state);
  const { previous, next } = neighbours;
  const linkClass = 'inline-flex min-h-11 items-center gap-2.5 font-[680] underline decoration-2 underline-offset-5';
  return (
    <nav
      aria-label={m.onwardMore({ list: location.also ? 'also' : findTab(location.category) })}
      className="flex flex-wrap justify-between gap-x-8 gap-y-2"
    >
      {previous && (
        <Link to={getLocationPath(previous.slug)} state={state} className={linkClass}>
          <Icon name="back" />
          <span>{m.onwardPrevious({ hidden: hide, name: previous.name })}</span>
        </Link>
      )}
      {next && (
        <Link to={getLocationPath(next.slug)} state={state} className={`ml-auto ${linkClass}`}>
          <span>{m.onwardNext({ hidden: hide, name: next.name })}</span>
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}

type Props = { location: CatalogueLocation; details: LocationDetails };

/** Where a visitor goes on to: what fits into the same day, what is near, sample itineraries, and the next location. */
export function Onward({ location, details: { combinesWith, nearby, cards, samples, neighbours } }: Props) {
  const createTile = (slug: string, describe: (card: LocationCard) => TileProps['text']): TileProps[] => {
    const card = cards.find(({ location: { slug: known } }) => known === slug);
    return card ? [{ card, text: describe(card) }] : [];
  };
  const sameDayTiles = combinesWith
    .slice(0, MAX_TILES)
    .flatMap(({ slug }) => createTile(slug, ({ summary }) => summary.details[0]));
  const nearbyTiles = nearby.flatMap(({ slug, km }) => createTile(slug, () => m.onwardDistance({ km })));
  // One list alone has the whole width.
  const columns = sameDayTiles.length > 0 && nearbyTiles.length > 0 ? 1 : 2;
  return (
    <div className="mt-20 flex flex-col gap-12 border-t-3 border-display pt-8 print:hidden">
      <div className={`grid gap-x-14 gap-y-12 empty:hidden ${columns === 1 ? 'lg:grid-cols-2' : ''}`}>
        <TileList id="same-day" title={m.combineSameDay} tiles={sameDayTiles} columns={columns} />
        <TileList id="nearby" title={m.onwardNearby} tiles={nearbyTiles} columns={columns} />
      </div>
      {samples.length > 0 && (
        <section aria-labelledby="samples">
          <h2 id="samples" className="display mb-4 text-h4 text-display">
            {m.onwardSamples}
          </h2>
          <ul className="border-b border-rule">
            {samples.map((sample) => (
              <Sample key={sample.id} sample={sample} />
            ))}
          </ul>
        </section>
      )}
      <Neighbours location={location} neighbours={neighbours} />
    </div>
  );
}
