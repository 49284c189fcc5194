/** A stretch of a way, with its climbs and its descents added up. */
export type Stretch = { km: number; ascentMetres: number; descentMetres: number };

/** What a walker does in an hour by DIN 33466 (signposts of hiking trails; Deutscher Alpenverein, Wegekonzept, 2009). */
const [KM, METRES_UP, METRES_DOWN] = [4, 300, 500];

/**
 * The time on foot by DIN 33466, in minutes, without rests: the longer of the time for the distance and the time for the
 * heights, and half of the shorter one.
 */
export function getWalkingMinutes({ km, ascentMetres, descentMetres }: Stretch): number {
  const hours = [km / KM, ascentMetres / METRES_UP + descentMetres / METRES_DOWN];
  return (Math.max(...hours) + Math.min(...hours) / 2) * 60;
}

/** Rounds minutes to five, as signposts do. */
export const roundToFive = (minutes: number): number => Math.round(minutes / 5) * 5;
