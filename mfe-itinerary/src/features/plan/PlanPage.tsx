import type { Erasure, PlanDocument } from '@almaty/planner/schema';
import { Button, buttonClass } from '@almaty/ui/button';
import { Notice } from '@almaty/ui/notice';
import { PageHeader } from '@almaty/ui/page-header';
import { flushSync } from 'react-dom';
import * as m from '#messages';
import { formatMoment } from './desk/format-moment.ts';
import { LazyDesk } from './desk/LazyDesk.tsx';
import { BASE } from './document/base.ts';
import { removeLocalCopies } from './document/local-copy.ts';
import type { PlanCollection } from './document/plan-address.ts';
import type { LoadedPlan, PlanView } from './document/plan-view.ts';
import { usePlan } from './document/usePlan.ts';
import { useEditorState } from './editor/useEditorState.ts';
import { OpenPlan } from './OpenPlan.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

function NotFound() {
  return (
    <>
      <PageHeader title={m.planNotFoundTitle}>{m.planNotFoundLine}</PageHeader>
      <div className="mt-10 grid max-w-180 gap-5">
        <p>{m.planNotFoundText}</p>
        <p>
          <a href={`${BASE}/itinerary`} className={buttonClass({ variant: 'outline' })}>
            {m.planNotFoundAsk}
          </a>
        </p>
      </div>
    </>
  );
}

function Erased({ isProviderTold }: { isProviderTold: boolean }) {
  return (
    <>
      <PageHeader title={m.planErasedTitle}>{m.planErasedLine}</PageHeader>
      <p className="mt-10 max-w-180">
        {`${isProviderTold ? m.planErasedProviderTold : m.planErasedProviderNotTold} ${m.planErasedEmails}`}
      </p>
    </>
  );
}

/** A request whose plan is not made yet. */
const Waiting = ({ document }: { document: PlanDocument }) => (
  <>
    <PageHeader title={m.planTitle}>{m.planWaitingLine}</PageHeader>
    <p className="mt-10">
      {m.planWaitingText({
        reference: document.reference,
        moment: formatMoment(document.deadline),
        name: (reference) => <span translate="no">{reference}</span>,
      })}
    </p>
  </>
);

type DeskProps = { plan: LoadedPlan; onDocument: (document: PlanDocument) => void };

/** The desk of a plan, for its provider: the same component when the planner arrives, so that what is typed in it stays. */
function Desk({ plan: { api, editor, document }, onDocument }: DeskProps) {
  const edited = useEditorState(editor);
  const stored = edited?.document ?? document;
  if (!stored.provider) return null;
  return (
    <div className="pt-8">
      <LazyDesk
        {...{ api, onDocument }}
        document={stored}
        isSaved={edited === null || (edited.save === 'saved' && edited.conflict === null)}
        details={stored.provider}
      />
    </div>
  );
}

type Props = { collection: PlanCollection; reference: string };

/** The page of one plan: for its visitor, for readers, and as the provider's desk. */
export function PlanPage({ collection, reference }: Props) {
  const { view, latestView, setView, retry } = usePlan(collection, reference);

  /** Shows what an action has ended in, from its heading on: the button that was pressed is gone. */
  const showFromHeading = (next: PlanView) => {
    flushSync(() => setView(next));
    document.querySelector('h1')?.focus();
  };
  const onDocument = (changed: PlanDocument) => {
    if (latestView.current.type !== 'loaded') return;
    const { plan } = latestView.current;
    plan.editor?.adopt(changed);
    if (changed.state === 'ready') setView({ type: 'loaded', plan: { ...plan, document: changed } });
    else showFromHeading({ type: 'loaded', plan: { ...plan, document: changed, editor: null } });
  };

  const renderPlan = (plan: LoadedPlan) => {
    const { document: shown } = plan;
    const { current } = shown;
    const onErased = ({ isProviderTold }: Erasure) => {
      removeLocalCopies(plan.address);
      showFromHeading({ type: 'erased', isProviderTold });
    };
    return (
      <>
        <Desk {...{ plan, onDocument }} />
        {!current && <Waiting document={shown} />}
        {current && <OpenPlan plan={plan} revision={current} onDocument={onDocument} onErased={onErased} />}
      </>
    );
  };

  const renderView = (shown: PlanView) => {
    switch (shown.type) {
      case 'loading':
        return <PlanSkeleton />;
      case 'not_found':
        return <NotFound />;
      case 'erased':
        return <Erased isProviderTold={shown.isProviderTold} />;
      case 'failed':
        return (
          <>
            <PageHeader title={m.planTitle} />
            <div className="mt-10">
              <Notice title={m.planFailedTitle} action={<Button onClick={retry}>{m.planRetry}</Button>}>
                {shown.message}
              </Notice>
            </div>
          </>
        );
      case 'loaded':
        return renderPlan(shown.plan);
    }
  };
  return renderView(view);
}
