import { formatYearDay } from '@almaty/dates';
import { messages } from '@almaty/planner/messages';
import type { Reason } from '@almaty/planner/schema';
import * as m from '#messages';

/** What an item would need, as a large figure or word with a few words below it. */
export type Missing = { figure?: string; text: string };

/** Says what is missing for an item that is not in the plan. */
export function describeMissing(reason: Reason): Missing {
  switch (reason.code) {
    case 'needs_more_days':
      return { figure: `+${reason.days}`, text: m.planMissingDays({ days: reason.days }) };
    case 'no_room':
      return { text: m.planMissingNoRoom };
    case 'closed_for_season':
      return reason.until
        ? { figure: formatYearDay(reason.until.slice(5)), text: m.planMissingPossibleFrom }
        : { text: m.planMissingSeason };
    case 'altitude_too_soon':
      return { figure: m.planMetres({ metres: reason.metres }), text: m.planMissingTooHigh };
    case 'day_too_long':
      return reason.minutes === undefined
        ? { text: m.planMissingDayTooLong }
        : {
            figure: `+${messages.values.duration(reason.minutes - reason.mostMinutes)}`,
            text: m.planMissingLonger,
          };
    case 'access_closed':
    case 'closed_that_day':
      return { text: m.planMissingClosed };
    case 'too_strenuous_next_to':
    case 'too_strenuous_on_arrival':
      return { text: m.planMissingEffort };
    case 'no_transport':
      return { text: m.planMissingNoWay };
    case 'unknown_access':
      return { text: m.planMissingNotConfirmed };
    case 'needs_location':
      return { text: m.planMissingPartOfVisit };
    case 'locked_day':
      return { text: m.planMissingLocked };
    case 'order':
      return { text: m.planMissingOrder };
    case 'booking':
      return { text: m.planMissingBooking };
    case 'not_in_catalogue':
      return { text: m.planMissingNotInCatalogue };
  }
}
