import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

type Props = { map: MapLibre; position: readonly [lon: number, lat: number]; children: ReactNode };

/** Renders something at a place of the map. */
export function At({ map, position: [lon, lat], children }: Props) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([lon, lat]).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, element, lon, lat]);
  return createPortal(children, element);
}
