import type { Position } from '../../lib/distance-and-bearing.ts';

/** Creates the links that open a position in map apps. */
export function createMapLinks(name: string, { lat, lon }: Position): readonly { app: string; href: string }[] {
  const label = encodeURIComponent(name);
  return [
    { app: 'Map app on this phone', href: `geo:${lat},${lon}?q=${lat},${lon}(${label})` },
    { app: 'Google Maps', href: `https://www.google.com/maps/search/?api=1&query=${lat},${lon}` },
    { app: 'Apple Maps', href: `https://maps.apple.com/?ll=${lat},${lon}&q=${label}` },
    { app: '2GIS', href: `https://2gis.kz/geo/${lon},${lat}` },
    { app: 'OpenStreetMap', href: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=14/${lat}/${lon}` },
  ];
}
