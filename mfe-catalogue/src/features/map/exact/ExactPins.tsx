import { LngLatBounds, type Map as MapLibre, MercatorCoordinate } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import mapPositions from '#generated/map-positions.json' with { type: 'json' };
import * as m from '#messages';
import type { MapEntry } from '../../../content/view-models/map-entries.ts';
import { PinLink, PinTicket } from '../PinLink.tsx';
import { At } from './At.tsx';
import { groupPins } from './group-pins.ts';

/** Pixels of the world at zoom level 0. */
const WORLD = 512;
/** Pins nearer to each other than these pixels are one ticket, which is as wide. */
const ROOM = 48;

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
          <PinLink
            location={first.entry.location}
            isChosen={id === chosenId}
            isClosed={closedIds.has(id)}
            onChoose={onChoose}
          />
        ) : (
          <PinTicket
            ids={pins.map(({ entry }) => entry.location.id)}
            label={m.mapExactGroup({ count: pins.length })}
            onOpen={open}
          />
        )}
      </At>
    );
  });
}
