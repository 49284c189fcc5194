import { getLocationPath } from '@almaty/delivery/routes';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { AccessStamp } from '../../components/access/AccessStamp.tsx';
import { LocationToggle } from '../../components/itinerary-toggle/LocationToggle.tsx';
import { Pin } from '../../components/map/Pin.tsx';
import type { MapEntry } from '../../content/view-models/map-entries.ts';
import { FROM_LIST } from '../../lib/way-back.ts';

type Props = {
  id: string;
  title: string;
  entries: readonly MapEntry[];
  closedIds: ReadonlySet<number>;
  chosenId?: number | undefined;
  /** Shows a location on the map. */
  onChoose: (id: number) => void;
};

type RowProps = Pick<Props, 'onChoose'> & { entry: MapEntry; isClosed: boolean; isChosen: boolean };

/** A location of the list: its pin, which shows it on the map, its name, which opens its page, and the button that adds it. */
const Row = memo(function Row({ entry: { location, summary }, isClosed, isChosen, onChoose }: RowProps) {
  const { id, name, slug, category, also } = location;
  return (
    <li className={`flex items-center gap-3 border-b border-rule py-2.5 ${isChosen ? 'bg-sunk' : ''}`}>
      <button
        type="button"
        aria-label={m.mapShow({ name: also ? name : `${id}, ${name}` })}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
        className="size-11 shrink-0 cursor-pointer"
      >
        <svg viewBox="-22 -22 44 44" aria-hidden="true" className="map">
          <Pin id={also ? undefined : id} category={category} isChosen={isChosen} />
        </svg>
      </button>
      <span className="min-w-0 grow wrap-anywhere">
        <Link
          to={getLocationPath(slug)}
          state={FROM_LIST}
          translate="no"
          className="inline-flex min-h-6 items-center font-[680] underline decoration-1 underline-offset-4"
        >
          {name}
        </Link>
        <span className="block text-note text-ink-2">{summary.details.join(' · ')}</span>
        {isClosed ? (
          <span className="block text-note font-bold text-apple-text">{m.mapClosed}</span>
        ) : (
          <AccessStamp {...summary} />
        )}
      </span>
      <LocationToggle location={location} isRound />
    </li>
  );
});

/** Locations in the order of the tabs of the Locations page, with their number, which screen readers hear when it changes. */
export const MapList = ({ id, title, entries, closedIds, chosenId, onChoose }: Props) => (
  <section aria-labelledby={id}>
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-3 border-display pb-2">
      <h2 id={id} className="display text-h4 text-display">
        {title}
      </h2>
      <p role="status" className="text-note text-ink-2">
        {m.mapCount({ count: entries.length })}
      </p>
    </div>
    <ul className="gap-x-8 print:columns-2 print:*:break-inside-avoid">
      {entries.map((entry) => (
        <Row
          key={entry.location.id}
          entry={entry}
          isClosed={closedIds.has(entry.location.id)}
          isChosen={entry.location.id === chosenId}
          onChoose={onChoose}
        />
      ))}
    </ul>
  </section>
);
