import { describeBookAhead, messages } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import * as m from '#messages';
import type { PlanSources } from './plan-sources.ts';

type Line = { title: string; note?: string };

/** A heading over lines with a box each, to tick on paper. */
const TickList = ({ id, heading, lines }: { id: string; heading: string; lines: readonly Line[] }) =>
  lines.length > 0 && (
    <section aria-labelledby={id} className="mt-4">
      <h2 id={id} className="display mb-2 text-[1.875rem] leading-none tracking-tight text-spruce">
        {heading}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6">
        {lines.map(({ title, note }) => (
          <li
            key={`${title} ${note}`}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3 border-t-2 border-on-kraft/15 py-2 leading-snug"
          >
            <span aria-hidden="true" className="tick-box" />
            <span>
              <b className="block font-[680] wrap-anywhere">{title}</b>
              {note && <span className="block text-note text-on-kraft-2 wrap-anywhere">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );

/** What to book before the trip, and what to bring; nothing when there is neither. */
export function BookAhead({ plan: { bookAhead, bring }, sources: { names } }: { plan: Plan; sources: PlanSources }) {
  if (bookAhead.length + bring.length === 0) return null;
  const bookings = bookAhead.map((entry) => {
    const date = messages.values.dayOfWeekAndDate(entry.date);
    const [title = '', rest = ''] = describeBookAhead(entry, names).split(`, ${date}`);
    return { title, note: date + rest };
  });
  return (
    <div className="ticket-shadow text-on-kraft">
      <div className="book-ahead">
        <span aria-hidden="true" className="tag-hole" />
        <TickList id="book-ahead" heading={m.planBookAhead} lines={bookings} />
        <TickList id="bring" heading={messages.headings.bring} lines={bring.map((title) => ({ title }))} />
      </div>
    </div>
  );
}
