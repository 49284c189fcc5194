import type { Erasure, PlanDocument, PlanRevision } from '@almaty/planner/schema';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import * as m from '#messages';
import { BASE } from './document/base.ts';
import { describeCopy } from './document/describe-copy.ts';
import type { LoadedPlan } from './document/plan-view.ts';
import { ChangesSlip, SaveProblem } from './header/ChangesSlip.tsx';
import { HeaderTicket } from './header/HeaderTicket.tsx';
import { SendButton } from './header/SendButton.tsx';
import { getOpenerId, type PanelName, StubActions } from './header/StubActions.tsx';
import { PlanBody } from './PlanBody.tsx';
import { LazyPanel } from './panels/LazyPanel.tsx';
import { RestOfTrip } from './RestOfTrip.tsx';
import { changeThenFocus } from './tools/move-focus.ts';
import { useEditing } from './useEditing.tsx';

type Props = {
  plan: LoadedPlan;
  /** As the API has it; an editor has its own. */
  revision: PlanRevision;
  onDocument: (document: PlanDocument) => void;
  onErased: (erasure: Erasure) => void;
};

function describeStatus({ document, seenOn }: LoadedPlan, { plan }: PlanRevision): ReactNode {
  if (seenOn) return describeCopy(seenOn);
  if (document.state === 'cancelled') return m.planCancelled;
  const { revision } = plan;
  return document.role === 'reader' ? m.planRevisionForReading({ revision }) : m.planRevision({ revision });
}

/** Ends the fragment of a link that leads to how the visitor travels: that of the plan's email. */
const CHANGE = '&change';

/**
 * A plan with what its reader may do with it. Before the planner is loaded, after the end of the trip, and for somebody with whom
 * it is shared, it is only read; it is the same tree, so that what was opened stays open when the planner has come.
 */
export function OpenPlan({ plan, revision: stored, onDocument, onErased }: Props) {
  const [open, setOpen] = useState<PanelName | null>(() =>
    window.location.hash.endsWith(CHANGE) ? 'transport' : null,
  );
  const toggle = (panel: PanelName) => setOpen(open === panel ? null : panel);
  const [rest, setRest] = useState<PlanRevision | null>(null);
  const editing = useEditing(plan);
  const { editor, sources } = plan;
  const { document, revision } = editing ?? { document: plan.document, revision: stored };
  const isOnline = plan.seenOn === null;
  const isVisitor = document.role === 'visitor' && (editor !== null || isOnline);
  const isCancelled = document.state === 'cancelled';
  const showRest = (planned: PlanRevision | null) => {
    flushSync(() => {
      setRest(planned);
      setOpen(null);
    });
    const heading = window.document.querySelector('h1');
    heading?.focus();
    heading?.scrollIntoView();
  };
  if (rest) return <RestOfTrip rest={rest} sources={sources} onBack={() => showRest(null)} />;
  return (
    <PlanBody
      revision={revision}
      sources={sources}
      note={document.role === 'provider' ? '' : document.note}
      header={
        <>
          <HeaderTicket
            {...{ document, revision, sources }}
            status={editing ? editing.status : describeStatus(plan, revision)}
            change={editor ? { isOpen: open === 'transport', onToggle: () => toggle('transport') } : undefined}
          >
            {isCancelled && (
              <a href={`${BASE}/locations`} className="min-h-11 font-[760] underline decoration-2 underline-offset-5">
                {m.planAnotherTrip}
              </a>
            )}
            {editor && isVisitor && <SendButton editor={editor} isOnline={isOnline} />}
            <StubActions
              open={open}
              onToggle={toggle}
              {...{ revision, sources, isVisitor, isCancelled }}
              canEdit={editor !== null}
            />
          </HeaderTicket>
          {editor && <ChangesSlip editor={editor} />}
          {editor && <SaveProblem editor={editor} />}
          {open && (
            <LazyPanel
              name={open}
              {...{ plan, document, revision, editor, onDocument, onErased }}
              onPlanned={showRest}
              onClose={() => changeThenFocus(() => setOpen(null), getOpenerId(open))}
            />
          )}
        </>
      }
      {...editing?.tools}
    />
  );
}
