import { keepUnits, messages, shortenName } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { DescribedDay } from './describe-day.ts';
import { formatDayParts } from './format-day.ts';
import { type DayLimits, getLoad } from './get-load.ts';
import { LoadBar } from './LoadBar.tsx';
import { PlanIcon } from './PlanIcon.tsx';
import type { PlanSources } from './plan-sources.ts';

const Fact = ({ term, children, note }: { term: string; children: ReactNode; note?: string | undefined }) => (
  <div>
    <dt className="text-note leading-tight font-[560] text-on-kraft-2">{term}</dt>
    <dd className="display text-xl leading-tight tracking-tight">
      {children}
      {note && (
        <>
          {' '}
          <span className="font-sans text-note font-[560] tracking-normal whitespace-nowrap">{note}</span>
        </>
      )}
    </dd>
  </div>
);

type Props = {
  described: DescribedDay;
  plan: Plan;
  sources: PlanSources;
  limits: DayLimits;
  folded: string;
  heading: ReactNode;
};

/** The stub of a day's ticket: its date, how much there is of everything, how full the day is, and where the night is. */
export function DayStub({ described, plan, sources: { names }, limits, folded, heading }: Props) {
  const { day, number, items, minutes, highestMetres, strenuousness } = described;
  const { driveMinutes, driveKm, visitMinutes, ascentMetres } = day.totals;
  const { duration, distance } = messages.values;
  const isLast = number === plan.days.length;
  const base = shortenName(names.base(day.base.to));
  return (
    <div className="day-stub">
      {heading}
      {items.length > 0 && (
        <div id={`day-${number}-facts`} className={folded}>
          <dl className="day-facts lining-nums tabular-nums">
            {driveMinutes > 0 && (
              <Fact term={m.planOnTheWay} note={distance(driveKm)}>
                {keepUnits(duration(driveMinutes))}
              </Fact>
            )}
            {visitMinutes > 0 && (
              <>
                <Fact term={m.planAtPlaces}>{keepUnits(duration(visitMinutes))}</Fact>
                {/* docs/planning-data.md, "Strenuousness" */}
                <Fact term={m.planEffort}>{m.planStrenuousness({ level: String(strenuousness) })}</Fact>
              </>
            )}
            {ascentMetres > 0 && (
              <Fact
                term={m.planClimb}
                note={highestMetres === undefined ? undefined : m.planUpTo({ metres: highestMetres })}
              >
                {keepUnits(m.planMetres({ metres: ascentMetres }))}
              </Fact>
            )}
          </dl>
          <LoadBar minutes={minutes} load={getLoad(minutes, driveMinutes, limits)} />
        </div>
      )}
      <span aria-hidden="true" data-weekday={formatDayParts(day.date).shortWeekday} className="day-running display" />
      <p className="day-night">
        <PlanIcon name={isLast ? 'home' : 'bed'} />
        <span>
          {isLast ? m.planTripEnds({ base }) : messages.day.night(day.base.to, { ...names, base: () => base })}
        </span>
      </p>
    </div>
  );
}
