import type { Erasure, PlanDocument } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import type { PlanApi } from '../document/plan-api.ts';
import { ActionError } from './ActionError.tsx';
import { Panel } from './Panel.tsx';
import { useAction } from './useAction.ts';

type Props = {
  api: PlanApi;
  document: PlanDocument;
  onDocument: (document: PlanDocument) => void;
  onErased: (erasure: Erasure) => void;
  onClose: () => void;
};

/** Cancels the trip, or erases everything about it. Each says first what it does. */
export function CancelPanel({ api, document, onDocument, onErased, onClose }: Props) {
  const { isBusy, error, run } = useAction();
  const isCancelled = document.state === 'cancelled';
  return (
    <Panel title={isCancelled ? 'Erase this plan' : 'Cancel the trip'} onClose={onClose}>
      {!isCancelled && (
        <div className="grid gap-2">
          <p>
            We tell the provider, send you an email whose calendar file takes the events out of your calendar, and send
            nothing else. The plan stays here to be read.
          </p>
          <div>
            <Button
              variant="solid"
              aria-disabled={isBusy}
              onClick={() => run(() => api.act('cancel', document.etag), onDocument)}
            >
              Cancel the trip
            </Button>
          </div>
        </div>
      )}
      <div className={isCancelled ? 'grid gap-2' : 'grid gap-2 border-t-2 border-rule pt-4'}>
        <p>
          <b>{isCancelled ? 'Erase everything:' : 'Or erase everything:'}</b> your email address, your dates, what you
          chose and this plan are gone from our database and from this browser, for good. Emails that were sent already
          stay in your mailbox, in the provider’s, and with the companies that carried them; we ask the provider to
          delete theirs. Nothing is taken out of your calendar.
        </p>
        <div>
          <Button variant="outline" aria-disabled={isBusy} onClick={() => run(api.erase, onErased)}>
            Erase everything
          </Button>
        </div>
      </div>
      <ActionError error={error} />
    </Panel>
  );
}
