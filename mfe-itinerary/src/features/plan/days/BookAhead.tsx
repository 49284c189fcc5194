import { describeBookAhead, english } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import type { PlanSources } from './plan-sources.ts';

/** A box to tick on paper. */
const Line = ({ title, note }: { title: string; note?: string }) => (
  <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3.5 border-on-kraft/15 py-2.5 leading-snug not-first:border-t-2">
    <span aria-hidden="true" className="tick-box" />
    <span>
      <b className="block font-[720]">{title}</b>
      {note && <span className="block text-note text-on-kraft-2">{note}</span>}
    </span>
  </li>
);

/** What to book before the trip, and what to bring; nothing when there is neither. */
export function BookAhead({ plan, sources: { names } }: { plan: Plan; sources: PlanSources }) {
  const { bookAhead, bring } = plan;
  if (bookAhead.length + bring.length === 0) return null;
  return (
    <div className="ticket-shadow text-on-kraft">
      <div className="book-ahead">
        <span aria-hidden="true" className="tag-hole" />
        {bookAhead.length > 0 && (
          <section aria-labelledby="book-ahead">
            <h2
              id="book-ahead"
              className="display mt-3.5 mb-1.5 text-[1.875rem] leading-none tracking-tight text-spruce"
            >
              Book before you go
            </h2>
            <ul>
              {bookAhead.map((entry) => {
                const day = english.values.dayOfWeekAndDate(entry.date);
                const text = describeBookAhead(entry, names);
                return <Line key={text} title={text.replace(`, ${day}`, '')} note={day} />;
              })}
            </ul>
          </section>
        )}
        {bring.length > 0 && (
          <section aria-labelledby="bring">
            <h2 id="bring" className="display mt-3.5 mb-1.5 text-[1.875rem] leading-none tracking-tight text-spruce">
              {english.headings.bring}
            </h2>
            <ul>
              {bring.map((thing) => (
                <Line key={thing} title={thing} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
