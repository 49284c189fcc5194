import type { Position } from '@almaty/planner/map';
import type { TravelMode } from '@almaty/planner/schema';

/** The most stops between start and end that Google Maps takes from a link. */
const MAX_WAYPOINTS = 9;

const format = ({ lat, lon }: Position) => `${lat},${lon}`;

/** Directions of Google Maps through the positions of a day, in their order; the first and the last are start and end. */
export function getGoogleMapsLink(positions: readonly Position[], transport: TravelMode): string {
  const [start, ...others] = positions;
  const end = others.at(-1) ?? start;
  const url = new URL('https://www.google.com/maps/dir/?api=1');
  if (start) url.searchParams.set('origin', format(start));
  if (end) url.searchParams.set('destination', format(end));
  const between = others.slice(0, -1).slice(0, MAX_WAYPOINTS);
  // Google Maps has no waypoints for public transport.
  if (between.length > 0 && transport !== 'public') url.searchParams.set('waypoints', between.map(format).join('|'));
  url.searchParams.set('travelmode', transport === 'public' ? 'transit' : 'driving');
  return url.href;
}

/** Sees the area of the positions on openstreetmap.org: its zoom 8 shows about 300 km, and every step half of it. */
export function getOpenStreetMapLink({ lat, lon }: Position, km: number): string {
  const zoom = Math.max(5, Math.min(15, Math.round(8 + Math.log2(300 / Math.max(km, 1)))));
  return `https://www.openstreetmap.org/#map=${zoom}/${lat.toFixed(4)}/${lon.toFixed(4)}`;
}
