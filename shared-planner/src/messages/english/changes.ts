import { getItemName } from '../item-name.ts';
import type { ChangeMessages } from '../plan-messages.ts';
import { describePeople } from './people.ts';
import { count, dayOfWeekAndDay, duration, list, values } from './values.ts';

const PACE = { relaxed: 'A relaxed pace', balanced: 'A balanced pace', full: 'Full days' } as const;
const TRANSPORT = {
  car: 'By car',
  '4x4': 'By 4x4',
  driver: 'With a driver, taxi or tour',
  public: 'By public transport',
} as const;

/** How two revisions of a plan differ. */
export const changes: ChangeMessages = {
  byType: {
    added: ({ item }, names) => `${getItemName(names, item.kind, item.id)} added`,
    removed: ({ item }, names) => `${getItemName(names, item.kind, item.id)} removed`,
    dropped: ({ item }, names) => `${getItemName(names, item.kind, item.id)} does not fit any more`,
    fits: ({ item, date }, names) => `${getItemName(names, item.kind, item.id)} fits on ${dayOfWeekAndDay(date)}`,
    moved: ({ item, date }, names) => `${getItemName(names, item.kind, item.id)} moved to ${dayOfWeekAndDay(date)}`,
    reordered: ({ date }) => `${dayOfWeekAndDay(date)} in another order`,
    locked: ({ item, date }, names) => `${getItemName(names, item.kind, item.id)} locked to ${dayOfWeekAndDay(date)}`,
    unlocked: ({ item }, names) => `${getItemName(names, item.kind, item.id)} unlocked`,
    dates: ({ start_date, end_date }) => `Dates: ${values.dateRange(start_date, end_date)}`,
    pace: ({ pace }) => PACE[pace],
    transport: ({ transport }) => TRANSPORT[transport],
    day_start: ({ time }) => `Days from ${time}`,
    people: ({ people }) => (people ? describePeople(people) : 'Nothing said of who travels'),
    bookings: () => 'Other bookings',
    variant: ({ item, minutes }, names) =>
      `${getItemName(names, item.kind, item.id)} ${minutes === undefined ? 'as long as it fits' : `for ${duration(minutes)}`}`,
    arrival: ({ transfer }, names) =>
      transfer ? `Arrival: ${names.base(transfer.gateway)}, ${transfer.time}` : 'No arrival time',
    departure: ({ transfer }, names) =>
      transfer ? `Departure: ${names.base(transfer.gateway)}, ${transfer.time}` : 'No departure time',
  },
  list: (texts, more) => `${texts.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  effect: (texts, driveMinutes) => {
    const what = texts.length === 0 ? 'Nothing else changed' : list(texts);
    if (driveMinutes === 0) return `${what}.`;
    return `${what}: ${duration(Math.abs(driveMinutes))} ${driveMinutes < 0 ? 'less' : 'more'} travel.`;
  },
  alternative: ({ type, trade: { travelMinutes, longestDay, nightsAway, without } }, names) => {
    const left = list(without.map(({ kind, id }) => getItemName(names, kind, id)));
    const travel = `${duration(Math.abs(travelMinutes))} ${travelMinutes < 0 ? 'less' : 'more'} travel`;
    if (type === 'calmer') {
      const price = without.length === 0 ? 'and nothing is left out' : `without ${left}`;
      return `Calmer: the longest day lasts ${duration(longestDay.after)} instead of ${duration(longestDay.before)}, ${price}.`;
    }
    if (type === 'no_far_trip') return `Without ${left}: ${travel}.`;
    return `All nights in one place, without ${left}: ${travel}, no night away instead of ${nightsAway.before}.`;
  },
  wayOut: {
    add_days: ({ days }) => `Add ${count(days, 'day')}`,
    move_trip: ({ start_date }) => `Move the trip to ${values.date(start_date)}`,
    unlock: () => 'Unlock it',
    free_order: () => 'Let us choose the order',
    fuller_pace: () => 'Fill the days more',
    by_car: () => 'Travel by car',
    with_driver: () => 'Take a driver, taxi or tour',
    replace: ({ removed }, names) => `Take it instead of ${getItemName(names, removed.kind, removed.id)}`,
  },
};
