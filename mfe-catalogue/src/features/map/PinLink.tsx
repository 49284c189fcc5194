import { getLocationPath } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { useIsSelected } from '../../components/itinerary-toggle/useToggle.ts';
import { Pin, PinMark } from '../../components/map/Pin.tsx';
import type { MapEntry } from '../../content/view-models/map-entries.ts';
import { findTab, tabLabels } from '../../lib/tab.ts';

type PinLinkProps = Pick<MapEntry, 'location'> & {
  isChosen: boolean;
  isClosed: boolean;
  /** Whether the pin stands at the edge of a map, and the location is farther off. */
  isBeyond?: boolean;
  onChoose: (id: number) => void;
};

/** The pin of a location: where JavaScript runs, a press shows the location beside the map, and its page is a press further. */
export function PinLink({ location, isChosen, isClosed, isBeyond, onChoose }: PinLinkProps) {
  const { id, slug, name, category, also } = location;
  const number = also ? undefined : id;
  const isSelected = useIsSelected(location);
  const words = [
    ...[number ?? [], name, tabLabels[findTab(category)].full],
    ...[isBeyond ? m.mapEdge : [], isSelected ? m.mapSelected : []],
  ];
  return (
    <Link
      to={getLocationPath(slug)}
      data-locations={id}
      aria-label={words.flat().join(', ')}
      aria-current={isChosen || undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(id);
      }}
      className="map-link"
    >
      <svg viewBox="-14 -14 28 28" aria-hidden="true" className={`map ${isClosed ? 'map-closed' : ''}`}>
        <Pin id={number} category={category} isChosen={isChosen} />
        {isSelected && <PinMark isChosen={isChosen} />}
      </svg>
    </Link>
  );
}

type TicketProps = { ids: readonly number[]; label: string; onOpen: () => void };

/** Stands for pins that have no room beside each other, and opens when it is pressed. */
export function PinTicket({ ids, label, onOpen }: TicketProps) {
  const count = useItinerary(({ locations }) => locations.filter(({ id }) => ids.includes(id)).length);
  return (
    <button
      type="button"
      data-locations={ids.join(' ')}
      aria-label={count > 0 ? `${label}, ${m.mapSelectedCount({ count })}` : label}
      onClick={onOpen}
      className="map-link cursor-zoom-in"
    >
      <svg viewBox="-14 -14 28 28" aria-hidden="true" className="map">
        <path d="M-24-16H24V-5a5 5 0 0 0 0 10V16H-24V5a5 5 0 0 0 0-10z" className="map-group" />
        <text y="6" className="map-count">
          {ids.length}
        </text>
        {count > 0 && (
          <g transform="translate(12 -4)">
            <PinMark />
          </g>
        )}
      </svg>
    </button>
  );
}
