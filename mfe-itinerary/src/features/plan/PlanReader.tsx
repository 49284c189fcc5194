import type { Erasure, PlanDocument, PlanRevision } from '@almaty/planner/schema';
import { type ReactNode, useState } from 'react';
import { describeCopy } from './document/describe-copy.ts';
import type { LoadedPlan } from './document/plan-view.ts';
import { HeaderTicket } from './header/HeaderTicket.tsx';
import { getOpenerId, type PanelName, StubActions } from './header/StubActions.tsx';
import { PlanBody } from './PlanBody.tsx';
import { LazyPanel } from './panels/LazyPanel.tsx';
import { changeThenFocus } from './tools/move-focus.ts';

type Props = {
  plan: LoadedPlan;
  revision: PlanRevision;
  onDocument: (document: PlanDocument) => void;
  onErased: (erasure: Erasure) => void;
};

function describeStatus({ document, seenOn }: LoadedPlan, { plan }: PlanRevision): ReactNode {
  if (seenOn) return describeCopy(seenOn);
  if (document.state === 'cancelled') return 'You cancelled this trip.';
  return document.role === 'reader' ? `Revision ${plan.revision}, for reading` : `Revision ${plan.revision}`;
}

/** A plan that is only read: for somebody with whom it is shared, after its end, or before the planner is loaded. */
export function PlanReader({ plan, revision, onDocument, onErased }: Props) {
  const [open, setOpen] = useState<PanelName | null>(null);
  const { document, sources } = plan;
  const isVisitor = document.role === 'visitor' && plan.seenOn === null;
  return (
    <PlanBody
      revision={revision}
      sources={sources}
      note={document.note}
      header={
        <>
          <HeaderTicket
            document={document}
            revision={revision}
            sources={sources}
            status={describeStatus(plan, revision)}
          >
            {document.state === 'cancelled' && (
              <a href="/locations" className="min-h-11 font-[760] underline decoration-2 underline-offset-5">
                Plan another trip
              </a>
            )}
            <StubActions
              open={open}
              onToggle={(panel) => setOpen(open === panel ? null : panel)}
              {...{ revision, sources, isVisitor }}
              canEdit={false}
              isCancelled={document.state === 'cancelled'}
            />
          </HeaderTicket>
          {open && (
            <LazyPanel
              name={open}
              {...{ plan, document, revision, onDocument, onErased }}
              editor={null}
              onClose={() => changeThenFocus(() => setOpen(null), getOpenerId(open))}
            />
          )}
        </>
      }
    />
  );
}
