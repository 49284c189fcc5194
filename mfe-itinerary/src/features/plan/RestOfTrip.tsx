import { messages } from '@almaty/planner/messages';
import type { PlanRevision } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import * as m from '#messages';
import type { PlanSources } from './days/index.ts';
import { PlanBody } from './PlanBody.tsx';

type Props = { rest: PlanRevision; sources: PlanSources; onBack: () => void };

/** The rest of a trip, planned from a place and an hour of today: to be read, and in this window only. */
export function RestOfTrip({ rest, sources, onBack }: Props) {
  const { underway, start_date } = rest.request;
  return (
    <PlanBody
      title={m.planRestTitle}
      {...(underway && {
        fit: m.planRestLine({
          day: messages.values.dayOfWeekAndDate(start_date),
          time: underway.time,
          place: sources.names.node(underway.node),
        }),
      })}
      revision={rest}
      sources={sources}
      note=""
      header={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 bg-slip px-5 py-4 text-on-slip forced-colors:border-2 print:hidden">
          <p className="min-w-0 grow basis-72">{m.planRestNote}</p>
          <Button variant="outline" size="sm" className="border-on-slip! text-on-slip!" onClick={onBack}>
            {m.planRestBack}
          </Button>
        </div>
      }
    />
  );
}
