import { capitalize } from '@almaty/languages';
import * as m from '#messages';
import { AddItineraryButton } from '../../components/sample-itinerary/AddItineraryButton.tsx';
import { findCards, toItineraryItems } from '../../content/view-models/sample-items.ts';
import type { SampleItineraryDetails } from '../../content/view-models/sample-itineraries.ts';
import { formatMonths } from '../../lib/format-months.ts';
import { listAll } from '../../lib/lists.ts';
import { SampleDay } from './SampleDay.tsx';

const listNames = (ids: readonly number[]) => listAll(findCards(ids).map(({ location }) => location.name));

/** A sample itinerary with its days, and what to do instead when a day does not allow it. */
export function SampleItinerary({ itinerary }: { itinerary: SampleItineraryDetails }) {
  const { id, title, introduction, months, days, alternatives } = itinerary;
  return (
    <article id={id} className="mt-10 border-t-3 border-display pt-6 print:mt-6 print:pt-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6 print:break-after-avoid print:pb-2">
        <div>
          <h3 className="display text-h3 text-display">{title}</h3>
          <p className="mt-2 max-w-[38rem] text-lead">{introduction}</p>
          <p className="mt-1 text-note text-ink-2">{capitalize(formatMonths(months))}</p>
        </div>
        <AddItineraryButton title={title} items={toItineraryItems(itinerary)} />
      </div>
      <ol>
        {days.map((day, index) => (
          <SampleDay key={day.why} number={index + 1} day={day} />
        ))}
      </ol>
      <ul className="break-inside-avoid border-t border-rule pt-4 print:pt-2">
        {alternatives.map(({ when, replace, by }) => (
          <li key={when}>
            {m.samplesAlternative({
              when: (content) => <span className="font-[680]">{content}</span>,
              situation: when,
              by: listNames(by),
              replace: listNames(replace),
            })}
          </li>
        ))}
      </ul>
    </article>
  );
}
