import { describeReason, getItemName } from '@almaty/planner/messages';
import type { Plan, UnscheduledItem } from '@almaty/planner/schema';
import { Picture } from '@almaty/ui/picture';
import { type ReactNode, useDeferredValue } from 'react';
import * as m from '#messages';
import { type NumberedSources, numberSources } from './cautions/number-sources.ts';
import { SourceList } from './cautions/SourceList.tsx';
import { SourceMarks } from './cautions/SourceMarks.tsx';
import { describeMissing } from './describe-missing.ts';
import { getMissingId, MISSING_ID } from './element-ids.ts';
import { getPicture } from './get-picture.ts';
import type { PlanSources } from './plan-sources.ts';

type Props = {
  plan: Plan;
  sources: PlanSources;
  /** Controls that would put the item into the plan. */
  renderWaysOut?: (unscheduled: UnscheduledItem) => ReactNode;
};

const getFacts = ({ reason }: UnscheduledItem) => ('fact' in reason ? [reason.fact] : []);

type TicketProps = {
  unscheduled: UnscheduledItem;
  /** The same item with a reason that is known; undefined until then. */
  explained: UnscheduledItem | undefined;
  sources: PlanSources;
  numbered: NumberedSources;
  waysOut: ReactNode;
};

function UnscheduledTicket({ unscheduled, explained, sources, numbered, waysOut }: TicketProps) {
  const { kind, id, title } = unscheduled;
  const { index, names } = sources;
  const picture = getPicture(index, kind, id);
  const { figure, text } = explained ? describeMissing(explained.reason) : {};
  return (
    <li className="ticket-shadow">
      <div className="torn-ticket">
        <div className="torn-main">
          {picture && (
            <div className="torn-picture">
              <Picture source={picture} alt="" sizes="(width < 48rem) 90vw, 220px" />
            </div>
          )}
          <div className="min-w-0 p-5 sm:p-7">
            <h3
              id={getMissingId({ kind, id })}
              translate={kind === 'location' ? 'no' : undefined}
              tabIndex={-1}
              className="display scroll-mt-20 text-[min(2.25rem,10vw)] leading-none tracking-tight text-spruce wrap-anywhere"
            >
              {title ?? getItemName(names, kind, id)}
            </h3>
            {explained && (
              <p className="mt-3">
                {describeReason(explained.reason, names)}
                <SourceMarks facts={getFacts(explained)} sources={numbered} />
              </p>
            )}
          </div>
        </div>
        <div className="torn-stub">
          {figure && <p className="torn-figure display">{figure}</p>}
          <p className={figure ? 'font-[680]' : 'display text-2xl leading-tight tracking-tight text-numeral'}>{text}</p>
          {waysOut && <div className="mt-4 grid gap-3 print:hidden">{waysOut}</div>}
        </div>
      </div>
    </li>
  );
}

/**
 * What did not fit: a ticket for each item, with the reason and the ways out. Nothing when everything fitted. After an edit the
 * reasons come after the days, because the planner finds them when they are read.
 */
export function UnscheduledTickets({ plan, sources, renderWaysOut }: Props) {
  const explained = useDeferredValue(plan.unscheduled);
  if (plan.unscheduled.length === 0) return null;
  const numbered = numberSources(explained.flatMap(getFacts), sources.evidence);
  return (
    <section aria-labelledby={MISSING_ID}>
      <h2 id={MISSING_ID} className="display mb-5 text-h3 text-display">
        {m.planDidNotFit}
      </h2>
      <ul className="grid grid-cols-1 gap-6">
        {plan.unscheduled.map((unscheduled) => (
          <UnscheduledTicket
            key={`${unscheduled.kind}-${unscheduled.id}`}
            {...{ unscheduled, sources, numbered }}
            explained={explained.find(({ kind, id }) => kind === unscheduled.kind && id === unscheduled.id)}
            waysOut={renderWaysOut?.(unscheduled)}
          />
        ))}
      </ul>
      <SourceList sources={numbered.sources} />
    </section>
  );
}
