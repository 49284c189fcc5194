import { compareDays, type Days } from '../../components/dated-list/days.ts';
import type { Tips } from '../../schema/tips.ts';

type DatedEvent = Tips['events'][number];

/** The days of an event; of one day, unless it says its last one. */
export const getEventDays = ({ firstDay, lastDay = firstDay }: DatedEvent): Days => ({ firstDay, lastDay });

/**
 * Lists the events that are not over, the nearest first.
 *
 * @param today yyyy-MM-dd; all events are listed when it is not known.
 */
export const listComingEvents = (events: readonly DatedEvent[], today: string | undefined): readonly DatedEvent[] =>
  events
    .filter((event) => today === undefined || getEventDays(event).lastDay >= today)
    .toSorted((one, other) => compareDays(getEventDays(one), getEventDays(other)));
