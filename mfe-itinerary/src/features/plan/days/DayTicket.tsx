import { messages } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { findHoliday } from '@almaty/store/schema';
import { DayBand } from './band/DayBand.tsx';
import { listDayCautions, listDayFacts } from './cautions/list-day-cautions.ts';
import { Mind } from './cautions/Mind.tsx';
import { numberSources } from './cautions/number-sources.ts';
import { SourceList } from './cautions/SourceList.tsx';
import { DayHeading } from './DayHeading.tsx';
import { DayStub } from './DayStub.tsx';
import type { DayTools } from './day-tools.ts';
import type { DescribedDay } from './describe-day.ts';
import type { DayLimits } from './get-load.ts';
import { DayMap } from './map/DayMap.tsx';
import type { PlanSources } from './plan-sources.ts';
import { Suggestions } from './Suggestions.tsx';
import { TimeLine } from './time-line/TimeLine.tsx';

type Props = {
  described: DescribedDay;
  plan: Plan;
  sources: PlanSources;
  limits: DayLimits;
  tools: DayTools;
  /** Whether it shows its contents where days fold. */
  isOpen: boolean;
  onToggle: (button: HTMLButtonElement) => void;
};

/**
 * A day as a ticket: a stub with its figures, and a body with band, map, time line, cautions and sources. The title of an
 * empty day says that nothing is planned, and its body has suggestions only.
 */
export function DayTicket({ described, plan, sources, limits, tools, isOpen, onToggle }: Props) {
  const { day, number, items, title, translate } = described;
  const holiday = sources.tips ? findHoliday(sources.tips, day.date) : undefined;
  const numbered = numberSources(listDayFacts(items), sources.evidence);
  const cautions = listDayCautions(items, sources.names, plan.preferences.transport);
  const [id, folded] = [`day-${number}`, isOpen ? '' : 'day-folded'];
  const heading = (
    <DayHeading
      {...{ described, isOpen, onToggle }}
      dayCount={plan.days.length}
      controls={items.length > 0 ? `${id}-facts ${id}-body` : `${id}-body`}
    />
  );
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-day={day.date} className="day-ticket">
      <div className="day-paper">
        <DayStub {...{ described, plan, sources, limits, folded, heading }} />
        <div id={`${id}-body`} className={`day-body ${folded}`}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p translate={translate} className="day-title display">
              {title}
            </p>
            <div className="print:hidden">{tools.renderDayTools?.(day)}</div>
          </div>
          {holiday && <p className="font-[680]">{messages.day.holiday(holiday.name, holiday.isApproximate)}</p>}
          {items.length > 0 && <DayBand described={described} index={sources.index} />}
          <div className="day-columns">
            {items.length > 0 && (
              <>
                <div className="day-map">
                  <DayMap described={described} plan={plan} sources={sources} />
                </div>
                <div className="day-line">
                  <TimeLine {...{ described, plan, sources, numbered, tools }} />
                </div>
              </>
            )}
            <div className="day-side">
              <Mind cautions={cautions} sources={numbered} />
              {day.badWeather && (
                <p className="border-t-3 border-ink pt-3 text-base leading-[1.42]">
                  {messages.day.badWeather(day.badWeather, sources.names)}
                </p>
              )}
              <Suggestions day={day} sources={sources} renderTool={tools.renderSuggestionTool} />
            </div>
          </div>
          <SourceList sources={numbered.sources} />
        </div>
      </div>
    </section>
  );
}
