import type { Erasure, PlanDocument } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import * as m from '#messages';
import type { PlanApi } from '../document/plan-api.ts';
import { ActionStatus } from './ActionStatus.tsx';
import { bold, Panel } from './Panel.tsx';
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
    <Panel title={isCancelled ? m.planEraseThis : m.planCancelTheTrip} onClose={onClose}>
      {!isCancelled && (
        <div className="grid gap-2">
          <p>{m.planCancelText}</p>
          <div>
            <Button
              variant="solid"
              aria-disabled={isBusy}
              onClick={() => run(() => api.act('cancel', document.etag), onDocument)}
            >
              {m.planCancelTheTrip}
            </Button>
          </div>
        </div>
      )}
      <div className={isCancelled ? 'grid gap-2' : 'grid gap-2 border-t-2 border-rule pt-4'}>
        <p>{m.planEraseText({ state: isCancelled ? 'cancelled' : 'ready', b: bold })}</p>
        <div>
          <Button variant="outline" aria-disabled={isBusy} onClick={() => run(api.erase, onErased)}>
            {m.planEraseEverything}
          </Button>
        </div>
      </div>
      <ActionStatus isBusy={isBusy} error={error} />
    </Panel>
  );
}
