import { type CostLine, getAmount, type TripCosts } from '@almaty/planner/costs';
import { describeCost, keepUnits, messages } from '@almaty/planner/messages';
import { findSource } from '@almaty/planner/sources';
import * as m from '#messages';
import type { NumberedSources } from '../cautions/number-sources.ts';
import { SourceMarks } from '../cautions/SourceMarks.tsx';
import type { PlanSources } from '../plan-sources.ts';

type Props = { costs: TripCosts; sources: PlanSources; numbered: NumberedSources };

const AMOUNT = 'py-2 pl-4 text-right align-top';

/** An amount for all who travel with the marks of its sources; below its name what each pays, if several pay. */
function Line({ line, costs, sources, numbered }: Props & { line: CostLine }) {
  const { evidence } = sources;
  const isUnsure = line.facts.some((fact) => evidence && findSource(evidence, fact)?.isUnsure);
  const isForEach = line.for === 'person' && costs.adults + costs.children > 1;
  return (
    <tr className="border-t-2 border-rule leading-snug">
      <th scope="row" className="py-2 text-left align-top font-normal wrap-anywhere">
        {keepUnits(describeCost(line.what, sources.names))}
        <SourceMarks facts={line.facts} sources={numbered} />
        {isForEach && <span className="block text-note text-ink-2">{keepUnits(messages.costs.each(line.tenge))}</span>}
      </th>
      <td className={AMOUNT}>{keepUnits(messages.costs.amount(getAmount(line, costs), isUnsure))}</td>
    </tr>
  );
}

/** The known costs of each day, and their sum. */
export function CostTable(props: Props) {
  const { costs } = props;
  const { amount } = messages.costs;
  return (
    <table className="w-full lining-nums tabular-nums">
      <caption className="sr-only">{m.planCostsByDay}</caption>
      <colgroup>
        <col />
        <col className="w-40 sm:w-64" />
      </colgroup>
      {costs.days.map(({ date, lines, tenge }) => (
        <tbody key={date} className="break-inside-avoid">
          <tr className="border-t-3 border-ink">
            <th scope="rowgroup" className="py-2 text-left align-top font-[720]">
              {messages.values.dayOfWeekAndDate(date)}
            </th>
            <td className={`${AMOUNT} font-[720]`}>
              {lines.length > 0 ? keepUnits(amount(tenge)) : m.planNothingKnown}
            </td>
          </tr>
          {lines.map((line) => (
            <Line key={JSON.stringify(line.what)} line={line} {...props} />
          ))}
        </tbody>
      ))}
      <tbody>
        <tr className="border-t-3 border-ink font-[720]">
          <th scope="row" className="py-2 text-left align-top">
            {m.planAllKnown}
          </th>
          <td className={AMOUNT}>{keepUnits(amount(costs.tenge))}</td>
        </tr>
      </tbody>
    </table>
  );
}
