/** Degrees, WGS 84. */
export type Position = { lat: number; lon: number };

/** Republic Square: every distance in this guide is measured from it (content/locations/republic-square.yml). */
export const REPUBLIC_SQUARE: Position = { lat: 43.238, lon: 76.9455 };

/** The mean radius of the earth. */
const EARTH_RADIUS_KM = 6371;
const COMPASS_POINTS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance between two positions (haversine formula). */
export function getDistanceKm(from: Position, to: Position): number {
  const [lat1, lat2] = [toRadians(from.lat), toRadians(to.lat)];
  const a =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(toRadians(to.lon - from.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a));
}

/** The initial bearing from one position to another, in degrees clockwise from north, 0 to 360. */
export function getBearing(from: Position, to: Position): number {
  const [lat1, lat2] = [toRadians(from.lat), toRadians(to.lat)];
  const lonDifference = toRadians(to.lon - from.lon);
  const y = Math.sin(lonDifference) * Math.cos(lat2);
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(lonDifference);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** The nearest of the eight compass points to a bearing in degrees. */
export const getCompassPoint = (bearing: number): (typeof COMPASS_POINTS)[number] =>
  COMPASS_POINTS[Math.round(bearing / 45) % COMPASS_POINTS.length] ?? 'north';
