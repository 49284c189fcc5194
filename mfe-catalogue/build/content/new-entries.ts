import { PLACEHOLDER } from '@almaty/content';
import { todayInAlmaty } from '@almaty/dates';
import { ORIGIN } from '../planning/road-graph.ts';
import { FIRST_ADDED_ID } from './added-entries.ts';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const known = { confidence: 'low', sources: ['our-estimate'], checkedOn: 'not yet' };
const estimate = (value: unknown) => ({ value, ...known });
const toWrite = (what: string) => ({ en: `${PLACEHOLDER} ${what}` });

/** The next free number of a kind of entry. */
export const getNextId = (files: readonly { entry: { id: number } }[]) =>
  Math.max(FIRST_ADDED_ID, ...files.map(({ entry }) => entry.id + 1));

/** A location in the centre of which nothing is known yet. */
export const createLocationEntry = (id: number, name: string) => ({
  id,
  category: 'City Experience',
  name: { en: name },
  description: toWrite('why one goes there.'),
  notice: { state: 'unknown', reason: toWrite('whether visitors may enter.'), ...known, reviewBy: todayInAlmaty() },
  arrivalNode: estimate(ORIGIN),
  names: { ru: estimate(name) },
  roadKm: estimate(0),
  driveHours: estimate([0, 0]),
  visitMinutes: estimate({ min: 30, typical: 60, max: 120 }),
  bestMonths: estimate(ALL_MONTHS),
  possibleMonths: estimate(ALL_MONTHS),
  daylightOnly: estimate(false),
  strenuousness: estimate(0),
  carryPassport: estimate(false),
  transport: estimate(['walk']),
  overnight: estimate('none'),
  days: estimate({ min: 1, max: 1 }),
  guideAdvised: estimate(false),
  combinesWith: estimate([]),
  indoor: estimate(false),
  goodToKnow: [],
  safety: [],
});

/** An activity of which nothing is known yet. */
export const createActivityEntry = (id: number, name: string) => ({
  id,
  intensity: 'Low',
  name: { en: name },
  description: toWrite('what it is like.'),
  names: { ru: estimate(name) },
  duration: estimate(toWrite('how long it takes.')),
  season: estimate(toWrite('in which months.')),
  where: estimate(toWrite('where.')),
  minutes: estimate({ min: 60, typical: 120, max: 240 }),
  nights: estimate({ min: 0, max: 0 }),
  months: estimate(ALL_MONTHS),
  locationIds: estimate([]),
  nodes: estimate([ORIGIN]),
  strenuousness: estimate(0),
  weatherSensitive: estimate(false),
  indoor: estimate(false),
  bookAhead: estimate(false),
  guide: estimate('none'),
  addsToVisit: estimate(false),
  bring: estimate([toWrite('what to bring.')]),
});
