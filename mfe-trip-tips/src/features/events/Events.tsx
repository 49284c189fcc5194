import { useToday } from '@almaty/ui/use-today';
import * as m from '#messages';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import type { Tips } from '../../schema/tips.ts';
import { listComingEvents } from './coming-events.ts';

/** The events that are not over, the nearest first; nothing when there is none. The prerendered page has all of them. */
export function Events({ events }: { events: Tips['events'] }) {
  const coming = listComingEvents(events, useToday());
  if (coming.length === 0) return null;
  return (
    <div className="mt-10">
      <h3 className="mb-4 text-h3 font-[680]">{m.eventsTitle}</h3>
      <DatedList
        columns="max-w-[48rem]"
        items={coming.map(({ title, where, note, ...days }) => ({ ...days, name: title, lines: [where, note] }))}
      />
      <Sources listId="events" entries={coming} className="mt-4 text-ink-2" />
    </div>
  );
}
