import type { LocationFacts } from '../../src/content/schema.ts';
import { type Theme, themes } from '../../src/content/search/themes.ts';

/** The limits of the theme `family`: the longest drive one way, what is walked, and what is climbed. */
const FAMILY = { driveHours: 2, strenuousness: 1, walkKm: 5, ascentMetres: 250 } as const;
/** The longest walk from a bus stop, in minutes, with which a location still counts as reached by bus. */
const MAX_WALK_FROM_STOP = 30;
const WINTER_MONTHS = [12, 1, 2];

const isAtMost = (value: number | undefined, most: number) => value !== undefined && value <= most;

type Rule = (facts: LocationFacts, farMinutes: number) => boolean;

const rules: Readonly<Record<Theme, Rule>> = {
  family: ({ driveHours, strenuousness, walkKm, ascentMetres, guideAdvised }) =>
    driveHours.value[1] <= FAMILY.driveHours &&
    strenuousness.value <= FAMILY.strenuousness &&
    isAtMost(walkKm?.value, FAMILY.walkKm) &&
    isAtMost(ascentMetres?.value, FAMILY.ascentMetres) &&
    !guideAdvised.value,
  noCar: ({ transport, bus }) =>
    transport.value.includes('walk') ||
    transport.value.includes('train') ||
    (transport.value.includes('bus') && (!bus || isAtMost(bus.value.walkFromStopMinutes, MAX_WALK_FROM_STOP))),
  winter: ({ bestMonths }) => WINTER_MONTHS.some((month) => bestMonths.value.includes(month)),
  halfDay: ({ driveHours, visitMinutes, days }, farMinutes) =>
    days.value.min === 1 && 2 * driveHours.value[1] * 60 + visitMinutes.value.typical < farMinutes,
};

/**
 * Finds the themes of a location in its facts. A theme whose fact is unknown does not match; a doubtful fact counts, and
 * the page of the location says that it is doubtful.
 *
 * - `family`: a drive of at most two hours, at most light strenuousness, at most 5 km on foot and 250 m of climb, and no
 *   guide advised.
 * - `noCar`: on foot, by train, or by a bus; if the walk from its stop is recorded, it takes at most 30 minutes. A taxi
 *   and a tour go by car.
 * - `winter`: December, January or February is one of its best months.
 * - `halfDay`: the longest drive there and back and a usual visit take less than `farMinutes`, so that it is no far stop.
 *
 * @param farMinutes the planner's rule of that name.
 */
export const findThemes = (facts: LocationFacts, farMinutes: number): Theme[] =>
  themes.filter((theme) => rules[theme](facts, farMinutes));
