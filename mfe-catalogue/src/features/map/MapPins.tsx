import { memo, type ReactNode } from 'react';
import * as m from '#messages';
import type { MapEntry } from '../../content/view-models/map-entries.ts';
import { type Frame, projections } from '../../lib/map/frames.ts';
import type { FramePins, LabelOffset, MapPin } from '../../lib/map/marks.ts';
import type { Point } from '../../lib/map/projection.ts';
import { PinLink, PinTicket } from './PinLink.tsx';

type AtProps = Point & Pick<MapPin, 'dx' | 'dy'> & { frame: Frame; className: string; children: ReactNode };

/** Stands at a place of a frame, moved by pixels of the screen, at every enlargement. */
function At({ frame, x, y, dx = 0, dy = 0, className, children }: AtProps) {
  const { width, height } = projections[frame];
  const style = {
    left: `${((x / width) * 100).toFixed(2)}%`,
    top: `${((y / height) * 100).toFixed(2)}%`,
    ...((dx !== 0 || dy !== 0) && { translate: `${dx}px ${dy}px` }),
  };
  return (
    <div style={style} className={`map-at ${className}`}>
      {children}
    </div>
  );
}

type NameProps = LabelOffset & { text: string; from?: number | undefined };

/** The name of a pin, which is not part of its link, so that the link is as small as the pin. */
const Name = ({ text, dx, dy, anchor, from }: NameProps) => (
  <svg aria-hidden="true" className={`map map-name ${from ? `map-from-${from}` : ''}`}>
    <text x={dx} y={dy} textAnchor={anchor} className="map-place">
      {text}
    </text>
  </svg>
);

type PinProps = {
  frame: Frame;
  pin: FramePins['pins'][number];
  entry: MapEntry;
  isChosen: boolean;
  isClosed: boolean;
  onChoose: (id: number) => void;
};

/** More space beside the larger pin of the location that is chosen, in pixels. */
const CHOSEN_GAP = 5;

const PlacedPin = memo(function PlacedPin({ frame, pin, entry: { location }, isChosen, isClosed, onChoose }: PinProps) {
  const { x, y, dx = 0, dy = 0, label, from, edge } = pin;
  return (
    <At {...{ frame, x, y, dx, dy }} className={`${from ? `map-from-${from}` : ''} ${isChosen ? 'z-2' : 'hover:z-1'}`}>
      {(dx !== 0 || dy !== 0) && (
        <svg aria-hidden="true" className="map map-name">
          <path d={`M0 0L${-dx} ${-dy}`} className="map-leader" />
        </svg>
      )}
      {edge !== undefined && (
        <svg aria-hidden="true" className="map map-name">
          <path d="M-9-18L0-30L9-18z" transform={`rotate(${edge})`} className="map-arrow" />
        </svg>
      )}
      <PinLink {...{ location, isChosen, isClosed, onChoose }} isBeyond={edge !== undefined} />
      {label && (
        <Name
          {...label}
          dx={label.dx - dx + (isChosen ? Math.sign(label.dx - dx) * CHOSEN_GAP : 0)}
          dy={label.dy - dy}
        />
      )}
    </At>
  );
});

type Props = {
  frame: Frame;
  map: FramePins;
  /** The locations that are shown, by id. */
  entries: ReadonlyMap<number, MapEntry>;
  chosenId: number | undefined;
  closedIds: ReadonlySet<number>;
  onChoose: (id: number) => void;
  /** Called with the place of a ticket, which opens when the map is enlarged there. */
  onOpen: (at: Point) => void;
};

/** The pins of the locations on a frame, from north to south, and tickets where there is no room for them. */
export function MapPins({ frame, map: { pins, groups }, entries, chosenId, closedIds, onChoose, onOpen }: Props) {
  return (
    <>
      {[...pins]
        .sort((one, other) => one.y - other.y)
        .map((pin) => {
          const entry = entries.get(pin.id);
          return (
            entry && (
              <PlacedPin
                key={pin.id}
                {...{ frame, pin, entry, onChoose }}
                isChosen={pin.id === chosenId}
                isClosed={closedIds.has(pin.id)}
              />
            )
          );
        })}
      {groups.map((group) => {
        const ids = group.ids.filter((id) => entries.has(id));
        return (
          ids.length > 0 && (
            <At key={group.x} {...{ frame, x: group.x, y: group.y }} className="map-until-2">
              <PinTicket ids={ids} label={m.mapOpenGroup({ count: ids.length })} onOpen={() => onOpen(group)} />
              {group.label && <Name {...group.label} />}
            </At>
          )
        );
      })}
    </>
  );
}
