import { keepUnits, messages } from '@almaty/planner/messages';
import type { PlanDay } from '@almaty/planner/schema';
import { Picture, THUMBNAIL } from '@almaty/ui/picture';
import * as m from '#messages';
import type { DayTools } from './day-tools.ts';
import { getPicture } from './get-picture.ts';
import type { PlanSources } from './plan-sources.ts';

type Props = { day: PlanDay; sources: PlanSources; renderTool: DayTools['renderSuggestionTool'] };

/** What would fit into the free hours of a day; it is not in the plan. */
export function Suggestions({ day, sources: { index, names }, renderTool }: Props) {
  if (day.suggestions.length === 0) return null;
  return (
    <div className="border-2 border-dashed border-edge px-4.5 pt-4 pb-4.5">
      <h3 className="leading-tight font-[720]">
        {messages.headings.suggestions}
        <span className="block font-[420] text-ink-2">{m.planNotInPlan}</span>
      </h3>
      <ul>
        {day.suggestions.map((suggestion) => {
          const picture = getPicture(index, suggestion.kind, suggestion.id);
          const name = names.location(suggestion.id);
          return (
            <li
              key={suggestion.id}
              className="mt-3.5 grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3.5 tight:grid-cols-1"
            >
              <span className="size-16 overflow-hidden">
                {picture && <Picture source={picture} alt="" sizes="64px" {...THUMBNAIL} />}
              </span>
              <span className="min-w-0 text-note text-ink-2">
                <b translate="no" className="display block text-lg leading-tight tracking-tight text-ink">
                  {name}
                </b>
                {keepUnits(messages.day.suggestionTimes(suggestion))}
              </span>
              <span className="print:hidden">{renderTool?.(suggestion, day)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
