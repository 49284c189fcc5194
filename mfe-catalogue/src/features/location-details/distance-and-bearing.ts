/** Degrees, WGS 84. */
export type Position = { lat: number; lon: number };

/** Republic Square, from which every distance in this guide is measured (facts of `republic-square`). */
export const CENTRE: Position = { lat: 43.238, lon: 76.9455 };

/** Mean radius of the earth in kilometres. */
const EARTH_RADIUS = 6371;
const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Length of the shortest way over the ground between two positions, in kilometres (haversine formula). */
export function distance(from: Position, to: Position): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const a =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.lon - from.lon) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(a));
}

/** The direction in which one sets off, in degrees clockwise from north, 0 to 360. */
export function bearing(from: Position, to: Position): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const east = radians(to.lon - from.lon);
  const y = Math.sin(east) * Math.cos(lat2);
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(east);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** The nearest of the eight directions of the compass. */
export const compassPoint = (degrees: number): (typeof COMPASS)[number] =>
  COMPASS[Math.round(degrees / 45) % COMPASS.length] ?? 'north';
