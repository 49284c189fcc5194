import { estimateCosts } from '@almaty/planner/costs';
import { describeUnknownCost, keepUnits, messages } from '@almaty/planner/messages';
import type { Plan } from '@almaty/planner/schema';
import { numberSources } from '../cautions/number-sources.ts';
import { SourceList } from '../cautions/SourceList.tsx';
import type { PlanSources } from '../plan-sources.ts';
import { CostTable } from './CostTable.tsx';

type Props = { plan: Plan; sources: PlanSources };

/** What the plan costs by day and in all, what is not in that, and where the amounts are from. */
export function TripCosts({ plan, sources }: Props) {
  const words = messages.costs;
  const costs = estimateCosts(plan, sources.data);
  const facts = costs.days.flatMap(({ lines }) => lines.flatMap((line) => line.facts));
  const numbered = numberSources(facts, sources.evidence);
  return (
    <section aria-labelledby="plan-costs" className="border-t-3 border-ink pt-5 print:mt-8">
      <h2 id="plan-costs" className="display text-h4 text-display">
        {words.heading}
      </h2>
      <p className="mt-2 max-w-180 font-[680]">{keepUnits(`${words.headline(costs)}.`)}</p>
      {words.notes(costs).map((note) => (
        <p key={note} className="mt-1 max-w-180">
          {note}
        </p>
      ))}
      <div className="mt-6 grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CostTable costs={costs} sources={sources} numbered={numbered} />
        <div className="break-inside-avoid">
          <h3 className="display text-xl leading-tight tracking-tight">{words.unknownHeading}</h3>
          <ul className="mt-2">
            {costs.unknown.map((cost) => (
              <li key={JSON.stringify(cost)} className="border-t-2 border-rule py-2 leading-snug wrap-anywhere">
                {keepUnits(describeUnknownCost(cost, sources.names))}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <SourceList sources={numbered.sources} />
    </section>
  );
}
