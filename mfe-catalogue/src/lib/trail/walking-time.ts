/** A stretch of a way, with its climbs and its descents added up. */
export type Stretch = { km: number; ascentMetres: number; descentMetres: number };

/** What a walker does in an hour by DIN 33466 (signposts of hiking trails; Deutscher Alpenverein, Wegekonzept, 2009). */
export const WALKING_RULE = { km: 4, metresUp: 300, metresDown: 500 } as const;

/** Where the rule was read, in the words of the Wegekonzept, and on which day. */
export const WALKING_RULE_SOURCE = {
  url: 'https://www.sueddeutsche.de/reise/mathematik-fuer-bergsteiger-ist-es-noch-weit-1.3151760-2',
  checkedOn: '2026-11-29',
} as const;

/**
 * The time on foot by DIN 33466, in minutes, without rests: the longer of the time for the distance and the time for the
 * heights, and half of the shorter one.
 */
export function getWalkingMinutes({ km, ascentMetres, descentMetres }: Stretch): number {
  const hours = [km / WALKING_RULE.km, ascentMetres / WALKING_RULE.metresUp + descentMetres / WALKING_RULE.metresDown];
  return (Math.max(...hours) + Math.min(...hours) / 2) * 60;
}

/** Rounds minutes to five, as signposts do. */
export const roundToFive = (minutes: number): number => Math.round(minutes / 5) * 5;
