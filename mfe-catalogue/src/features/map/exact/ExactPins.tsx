import { getLocationPath } from '@almaty/delivery/routes';
import { LngLatBounds, type Map as MapLibre, Marker, MercatorCoordinate } from 'maplibre-gl';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { Pin } from '../../../components/map/Pin.tsx';
import type { MapEntry } from '../../../content/view-models/map-entries.ts';
import { mapPositions } from '../../../content/view-models/map-positions.ts';
import { findTab, tabLabels } from '../../../lib/tab.ts';
import { groupPins } from './group-pins.ts';

/** Pixels of the world at zoom level 0. */
const WORLD = 512;
/** Pins nearer to each other than these pixels are one ticket, which is as wide. */
const ROOM = 48;

type Position = readonly [lon: number, lat: number];

/** Renders something at a place of the map. */
function At({ map, position: [lon, lat], children }: { map: MapLibre; position: Position; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lon, lat]).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, element, lon, lat]);
  return createPortal(children, element);
}

type Props = {
  map: MapLibre;
  entries: ReadonlyMap<number, MapEntry>;
  closedIds: ReadonlySet<number>;
  chosenId: number | undefined;
  onChoose: (id: number) => void;
};

/** The zoom level once the map has come to rest. */
function useZoomLevel(map: MapLibre): number {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const { unsubscribe } = map.on('zoomend', () => setZoom(map.getZoom()));
    return unsubscribe;
  }, [map]);
  return zoom;
}

/** The locations from north to south, grouped where there is no room for all of their pins. */
function useGroups({ map, entries, chosenId }: Pick<Props, 'map' | 'entries' | 'chosenId'>) {
  const zoom = useZoomLevel(map);
  return useMemo(() => {
    const pins = [...entries.values()].flatMap((entry) => {
      const position = mapPositions[entry.location.id];
      if (!position) return [];
      const { x, y } = MercatorCoordinate.fromLngLat([...position]);
      const scale = WORLD * 2 ** zoom;
      return [{ entry, position, x: x * scale, y: y * scale }];
    });
    const isChosen = ({ entry }: (typeof pins)[number]) => entry.location.id === chosenId;
    const ordered = pins.toSorted((one, other) => one.y - other.y);
    // The chosen one is never a part of a ticket.
    return [
      ...groupPins(
        ordered.filter((pin) => !isChosen(pin)),
        ROOM,
      ),
      ...ordered.filter(isChosen).map((pin) => [pin]),
    ];
  }, [entries, chosenId, zoom]);
}

type PinProps = { entry: MapEntry; isChosen: boolean; isClosed: boolean; onChoose: (id: number) => void };

function PinLink({ entry: { location }, isChosen, isClosed, onChoose }: PinProps) {
  const { id, slug, name, category, also } = location;
  const number = also ? undefined : id;
  return (
    <Link
      to={getLocationPath(slug)}
      aria-label={[number ?? [], name, tabLabels[findTab(category)].full].flat().join(', ')}
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
      </svg>
    </Link>
  );
}

/** The pins of the locations on the exact map, and tickets where they would cover each other. */
export function ExactPins({ map, entries, closedIds, chosenId, onChoose }: Props) {
  const groups = useGroups({ map, entries, chosenId });
  return groups.map((pins) => {
    const [first] = pins;
    if (!first) return null;
    const { id } = first.entry.location;
    const open = () => {
      const bounds = pins.reduce((all, { position }) => all.extend([...position]), new LngLatBounds());
      map.fitBounds(bounds, { padding: 80, maxZoom: Math.max(15, map.getZoom() + 2) });
    };
    return (
      <At key={pins.map(({ entry }) => entry.location.id).join()} map={map} position={first.position}>
        {pins.length === 1 ? (
          <PinLink entry={first.entry} isChosen={id === chosenId} isClosed={closedIds.has(id)} onChoose={onChoose} />
        ) : (
          <button
            type="button"
            aria-label={m.mapExactGroup({ count: pins.length })}
            onClick={open}
            className="map-link cursor-zoom-in"
          >
            <svg viewBox="-14 -14 28 28" aria-hidden="true" className="map">
              <path d="M-24-16H24V-5a5 5 0 0 0 0 10V16H-24V5a5 5 0 0 0 0-10z" className="map-group" />
              <text y="6" className="map-count">
                {pins.length}
              </text>
            </svg>
          </button>
        )}
      </At>
    );
  });
}
