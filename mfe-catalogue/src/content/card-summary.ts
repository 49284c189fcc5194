import type { PlaceFacts } from './schema.ts';
import { aboutText, driveText, heightText, seasonText } from './wording.ts';

/** What a card tells of a place beside its description. */
export type Glance = {
  /** The best months, 1 to 12. */
  months: readonly number[];
  /** The same in words, as in `Apr–Jun, Sep–Oct`. */
  season: string;
  /** How far it is, how high, and whether that is sure, as in `3 to 3½ hours by road`, `2,511 m`. */
  captions: readonly string[];
};

const wayThere = ([least, most]: readonly [number, number]) =>
  most === 0 ? 'In the middle of the city' : `${driveText([least, most])} by road`;

/**
 * A place at a glance: what a visitor compares first. A route is told by its walk, everything else by the way there;
 * what is not sure says so.
 */
export function glanceOf({ months, drive, elevation, route }: PlaceFacts): Glance {
  const way = route
    ? [`${route.length.value} km on foot${aboutText(route.length)}`, `${route.hours.value}${aboutText(route.hours)}`]
    : [`${wayThere(drive.value)}${aboutText(drive)}`];
  const height = elevation ? [heightText(elevation.value)] : [];
  const facts = [months, ...(route ? [route.length, route.hours] : [drive]), elevation];
  const check = facts.some((fact) => fact?.confidence === 'low') ? ['check before you go'] : [];
  return { months: months.value, season: seasonText(months.value), captions: [...way, ...height, ...check] };
}
