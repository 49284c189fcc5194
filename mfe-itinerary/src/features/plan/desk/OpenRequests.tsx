import { OWN_NAMES } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { messages } from '@almaty/planner/messages';
import type { OpenRequest } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { useState } from 'react';
import * as m from '#messages';
import { BASE } from '../document/base.ts';
import type { PlanApi } from '../document/plan-api.ts';
import { ActionStatus } from '../panels/ActionStatus.tsx';
import { useAction } from '../panels/useAction.ts';
import { formatMoment } from './format-moment.ts';

/** The provider's open requests with their deadlines, each with a link to its plan. */
export function OpenRequests({ api, reference }: { api: PlanApi; reference: string }) {
  const { isBusy, error, run } = useAction();
  const [requests, setRequests] = useState<readonly OpenRequest[]>();
  return (
    <div className="mt-4">
      <Button
        variant="outline"
        size="sm"
        aria-disabled={isBusy}
        onClick={() => run(api.listOpenRequests, (list) => setRequests(list.requests))}
      >
        {requests ? m.deskLoadRequests : m.deskShowRequests}
      </Button>
      <ActionStatus isBusy={isBusy} error={error} />
      {requests?.length === 0 && <p className="mt-3">{m.deskNoRequests}</p>}
      {requests && requests.length > 0 && (
        <ul className="mt-3 border-t-2 border-rule">
          {requests.map((request) => (
            <li key={request.reference} className="border-b-2 border-rule py-2">
              {/* Not a link of the router: the page reads its key when it is loaded. */}
              <a
                translate="no"
                href={`${BASE}/desk/${request.reference.toLowerCase()}#${request.key}`}
                aria-current={request.reference === reference ? 'page' : undefined}
                className="font-[760] underline decoration-2 underline-offset-4"
              >
                {request.reference}
              </a>
              {` ${m.deskRequest({
                dates: messages.values.dateRange(request.start_date, request.end_date),
                delivery: request.delivery,
                moment: formatMoment(request.deadline),
              })}${request.language && request.language !== LANGUAGE ? ` · ${OWN_NAMES[request.language]}` : ''}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
