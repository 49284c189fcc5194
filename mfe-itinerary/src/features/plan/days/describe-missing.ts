import { english, formatInteger } from '@almaty/planner/messages';
import type { Reason } from '@almaty/planner/schema';

/** What an item would need, as a large figure or word with a few words below it. */
export type Missing = { figure?: string; text: string };

/** `21 May` of yyyy-MM-dd. */
const formatDay = (date: string) => english.values.date(date).split(' ').slice(0, 2).join(' ');

/** Says what is missing for an item that is not in the plan. */
export function describeMissing(reason: Reason): Missing {
  switch (reason.code) {
    case 'needs_more_days':
      return { figure: `+${reason.days}`, text: reason.days === 1 ? 'day needed' : 'days needed' };
    case 'no_room':
      return { text: 'Does not fit' };
    case 'closed_for_season':
      return reason.until
        ? { figure: formatDay(reason.until), text: 'possible again from' }
        : { text: 'Out of season' };
    case 'altitude_too_soon':
      return { figure: `${formatInteger(reason.metres)} m`, text: 'too high too soon' };
    case 'day_too_long':
      return reason.minutes === undefined
        ? { text: 'Too long for a day' }
        : {
            figure: `+${english.values.duration(reason.minutes - reason.mostMinutes)}`,
            text: 'longer than a day may be',
          };
    case 'access_closed':
    case 'closed_that_day':
      return { text: 'Closed' };
    case 'too_strenuous_next_to':
    case 'too_strenuous_on_arrival':
      return { text: 'Too much effort' };
    case 'no_transport':
      return { text: 'No way there' };
    case 'unknown_access':
      return { text: 'Not confirmed' };
    case 'needs_location':
      return { text: 'Part of a visit' };
    case 'locked_day':
      return { text: 'Locked to its day' };
    case 'order':
      return { text: 'Not in this order' };
    case 'booking':
      return { text: 'Cannot be kept' };
    case 'not_in_catalogue':
      return { text: 'Not in the catalogue' };
  }
}
