import { useToday } from '@almaty/ui/use-today';
import * as m from '#messages';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import type { Tips } from '../../schema/tips.ts';
import { getEventDays, listComingEvents } from './coming-events.ts';

/** Events in their order, each with its sources and the day on which it was checked. */
export const EventList = ({ events }: { events: Tips['events'] }) => (
  <DatedList
    columns="max-w-[48rem] *:max-sm:grid-cols-1!"
    items={events.map((event, index) => ({
      ...{ days: getEventDays(event), name: event.title, lines: [event.where, event.note] },
      end: <Sources listId={`event-${index}`} entries={[event]} className="mt-1 text-ink-2" />,
    }))}
  />
);

/** The events that are not over, the nearest first; nothing when there is none. The prerendered page has all of them. */
export function Events({ events }: { events: Tips['events'] }) {
  const coming = listComingEvents(events, useToday());
  if (coming.length === 0) return null;
  return (
    <div className="mt-10">
      <h3 className="mb-4 text-h3 font-[680]">{m.eventsTitle}</h3>
      <EventList events={coming} />
    </div>
  );
}
