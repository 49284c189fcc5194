import { messages } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { NumberedSources } from '../cautions/number-sources.ts';
import type { DayTools } from '../day-tools.ts';
import type { DescribedDay } from '../describe-day.ts';
import { PlanIcon, type PlanIconName } from '../PlanIcon.tsx';
import type { PlanSources } from '../plan-sources.ts';
import { DriveRow } from './DriveRow.tsx';
import { formatClock } from './format-clock.ts';
import { listRows } from './list-rows.ts';
import { MealRow } from './MealRow.tsx';
import { StopRow } from './StopRow.tsx';

type Props = { described: DescribedDay; plan: Plan; sources: PlanSources; numbered: NumberedSources; tools: DayTools };

/** Where the day begins or ends. */
const BaseRow = ({
  time,
  icon,
  rail,
  children,
}: {
  time: string;
  icon: PlanIconName;
  rail: string;
  children: ReactNode;
}) => (
  <li className="line-row">
    <span className="line-time">{formatClock(time)}</span>
    <span aria-hidden="true" className={`rail ${rail}`}>
      <span className="rail-square">
        <PlanIcon name={icon} className="size-[15px]" />
      </span>
    </span>
    <div className="line-text font-[720]">{children}</div>
  </li>
);

/** The day as a list along a line: where it begins, its ways, stops and meals, and where it ends. Nothing for an empty day. */
export function TimeLine({ described, plan, sources, numbered, tools }: Props) {
  const { day, number, items } = described;
  const { names } = sources;
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return null;
  const isLast = number === plan.days.length;
  const transport = plan.preferences.transport;
  return (
    <ol className="lining-nums tabular-nums">
      <BaseRow time={first.start} icon="home" rail="rail-start">
        {messages.day.start(day.base.from, names)}
      </BaseRow>
      {listRows(items).map((row) => {
        if (row.kind === 'free')
          return (
            <li key={row.key} className="line-row">
              <span />
              <span aria-hidden="true" className="rail" />
              <div className="line-text text-note text-ink-2">
                {m.planFree({ time: messages.values.duration(row.minutes) })}
              </div>
            </li>
          );
        const { listed } = row;
        const { item, key } = listed;
        if (item.type === 'drive') return <DriveRow key={key} drive={item} transport={transport} names={names} />;
        if (item.type === 'meal') return <MealRow key={key} meal={item} transport={transport} names={names} />;
        return (
          <StopRow key={key} stop={listed} transport={transport} sources={sources} numbered={numbered} tools={tools} />
        );
      })}
      <BaseRow time={last.end} icon={isLast ? 'home' : 'bed'} rail="rail-end">
        {isLast ? m.planEnd({ base: names.base(day.base.to) }) : messages.day.night(day.base.to, names)}
      </BaseRow>
    </ol>
  );
}
