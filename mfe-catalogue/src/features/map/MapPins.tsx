import { getLocationPath } from '@almaty/delivery/routes';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { Pin } from '../../components/map/Pin.tsx';
import type { MapPlace } from '../../content/view-models/map-places.ts';
import { type Frame, projections } from '../../lib/map/frames.ts';
import type { FramePins, LabelOffset } from '../../lib/map/marks.ts';
import { findTab, tabLabels } from '../../lib/tab.ts';

type FramePin = FramePins['pins'][number];

/** Half of the side of what can be pressed, in pixels. */
const HALF = 22;

const getStyle = (frame: Frame, { x, y }: { x: number; y: number }) => ({
  left: `${((x / projections[frame].width) * 100).toFixed(2)}%`,
  top: `${((y / projections[frame].height) * 100).toFixed(2)}%`,
});

/** A name beside its pin, in the SVG of the pin: the place of the pin is its origin. */
const Name = ({ text, dx, dy, anchor, isChosen }: LabelOffset & { text: string; isChosen?: boolean }) => (
  <text x={dx} y={dy} textAnchor={anchor} className={isChosen ? 'map-place map-chosen' : 'map-place'}>
    {text}
  </text>
);

type PinProps = {
  frame: Frame;
  pin: FramePin;
  place: MapPlace;
  isChosen: boolean;
  isClosed: boolean;
  onChoose: (id: number) => void;
};

const PinLink = memo(function PinLink({ frame, pin, place: { location }, isChosen, isClosed, onChoose }: PinProps) {
  const { id, category, also, dx = 0, dy = 0, label, from } = pin;
  return (
    <Link
      to={getLocationPath(location.slug)}
      data-place={id}
      aria-label={m.mapPin({ name: location.name, category: tabLabels[findTab(category)].full })}
      aria-current={isChosen || undefined}
      onClick={(event) => {
        // Where JavaScript runs, a press shows the place beside the map; its page is a press further.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onChoose(id);
      }}
      style={getStyle(frame, pin)}
      className={`map-link ${from ? `map-from-${from}` : ''} ${isChosen ? 'z-2' : 'hover:z-1 focus-visible:z-1'}`}
    >
      <svg
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        aria-hidden="true"
        style={{ translate: `${dx}px ${dy}px` }}
        className="map"
      >
        {(dx !== 0 || dy !== 0) && <path d={`M0 0L${-dx} ${-dy}`} className="map-leader" />}
        <g className={isClosed ? 'map-closed' : undefined}>
          <Pin id={also ? undefined : id} category={category} isChosen={isChosen} />
        </g>
        {label && (
          <g className={label.from ? `map-from-${label.from}` : undefined}>
            <Name
              {...label}
              dx={label.dx - dx + (isChosen ? Math.sign(label.dx) * 5 : 0)}
              dy={label.dy - dy}
              isChosen={isChosen}
            />
          </g>
        )}
      </svg>
    </Link>
  );
});

type Props = {
  frame: Frame;
  map: FramePins;
  /** The locations that are shown, by id. */
  places: ReadonlyMap<number, MapPlace>;
  chosenId: number | undefined;
  closedIds: ReadonlySet<number>;
  onChoose: (id: number) => void;
  /** Called with the place of a ticket, which opens when the map is enlarged there. */
  onOpen: (at: { x: number; y: number }) => void;
};

/** The pins of the locations on a frame, from north to south, and tickets where there is no room for them. */
export function MapPins({ frame, map: { pins, groups }, places, chosenId, closedIds, onChoose, onOpen }: Props) {
  return (
    <>
      {[...pins]
        .sort((one, other) => one.y - other.y)
        .map((pin) => {
          const place = places.get(pin.id);
          return (
            place && (
              <PinLink
                key={pin.id}
                {...{ frame, pin, place, onChoose }}
                isChosen={pin.id === chosenId}
                isClosed={closedIds.has(pin.id)}
              />
            )
          );
        })}
      {groups.map((group) => {
        const ids = group.ids.filter((id) => places.has(id));
        const count = ids.length;
        return (
          count > 0 && (
            <button
              key={group.x}
              type="button"
              data-place={ids.join(' ')}
              aria-label={m.mapOpenGroup({ count })}
              onClick={() => onOpen(group)}
              style={getStyle(frame, group)}
              className="map-link map-until-2 cursor-zoom-in"
            >
              <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true" className="map">
                <path d="M-24-16H24V-5a5 5 0 0 0 0 10V16H-24V5a5 5 0 0 0 0-10z" className="map-group" />
                <text y="6" className="map-count">
                  {count}
                </text>
                {group.label && <Name {...group.label} />}
              </svg>
            </button>
          )
        );
      })}
    </>
  );
}
