import { readRules } from '@almaty/planner/rules';
import type { Plan } from '@almaty/planner/schema';
import { DayTicket } from './DayTicket.tsx';
import type { DayTools } from './day-tools.ts';
import { describeDays } from './describe-day.ts';
import type { PlanSources } from './plan-sources.ts';
import { useOpenDay } from './useOpenDay.ts';

type Props = DayTools & { plan: Plan; sources: PlanSources };

/**
 * The days of a plan as tickets. On narrow screens they fold, one is open at a time, and a link to `#day-2` opens the
 * second one.
 */
export function PlanDays({ plan, sources, ...tools }: Props) {
  const { openDay, toggleDay } = useOpenDay();
  const limits = readRules(sources.data.rules, plan.preferences.pace);
  return (
    <div className="plan-days">
      {describeDays(plan, sources.names, sources.data).map((described) => (
        <DayTicket
          key={described.day.date}
          {...{ described, plan, sources, limits, tools }}
          isOpen={described.number === openDay}
          onToggle={(button) => toggleDay(described.number, button)}
        />
      ))}
    </div>
  );
}
