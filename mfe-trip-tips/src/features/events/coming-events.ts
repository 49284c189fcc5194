import { compareDays, type Days } from '../../components/dated-list/days.ts';
import type { Tips } from '../../schema/tips.ts';

type Event = Tips['events'][number];

/**
 * Lists the events that are not over, the nearest first.
 *
 * @param today yyyy-MM-dd; all events are listed when it is not known.
 */
export const listComingEvents = (events: readonly Event[], today: string | undefined): readonly (Event & Days)[] =>
  events
    .map((event) => ({ ...event, lastDay: event.lastDay ?? event.firstDay }))
    .filter(({ lastDay }) => today === undefined || lastDay >= today)
    .sort(compareDays);
