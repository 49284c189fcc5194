import { english } from '@almaty/planner/messages';
import type { OpenRequest } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { useState } from 'react';
import type { PlanApi } from '../document/plan-api.ts';
import { ActionError } from '../panels/ActionError.tsx';
import { useAction } from '../panels/useAction.ts';
import { formatMoment } from './format-moment.ts';

const DELIVERY_TEXTS: Readonly<Record<OpenRequest['delivery'], string>> = {
  scheduled: 'goes out by itself',
  held: 'held',
  sent: 'sent',
  undeliverable: 'could not be delivered',
  answered: 'answered by you',
};

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
        {requests ? 'Load the open requests again' : 'Show all open requests'}
      </Button>
      <ActionError error={error} />
      {requests?.length === 0 && <p className="mt-3">No request is open.</p>}
      {requests && requests.length > 0 && (
        <ul className="mt-3 border-t-2 border-rule">
          {requests.map((request) => (
            <li key={request.reference} className="border-b-2 border-rule py-2">
              {/* Not a link of the router: the page reads its key when it is loaded. */}
              <a
                translate="no"
                href={`/desk/${request.reference.toLowerCase()}#${request.key}`}
                aria-current={request.reference === reference ? 'page' : undefined}
                className="font-[760] underline decoration-2 underline-offset-4"
              >
                {request.reference}
              </a>
              {` ${english.values.dateRange(request.start_date, request.end_date)}, ${DELIVERY_TEXTS[request.delivery]}, promised by ${formatMoment(request.deadline)}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
