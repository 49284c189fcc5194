import { type ItemReference, isSameItem, listChanges } from '@almaty/planner/edit';
import type { ListedItem } from '@almaty/planner/formats';
import { getItemName } from '@almaty/planner/messages';
import type { Erasure, PlanDocument, PlanItem, PlanRevision } from '@almaty/planner/schema';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { describeCopy } from './document/describe-copy.ts';
import type { LoadedPlan } from './document/plan-view.ts';
import type { PlanEditor, SaveState } from './editor/plan-editor.ts';
import { ChangesSlip, SaveProblem } from './header/ChangesSlip.tsx';
import { HeaderTicket } from './header/HeaderTicket.tsx';
import { SendButton } from './header/SendButton.tsx';
import { getOpenerId, type PanelName, StubActions } from './header/StubActions.tsx';
import { PlanBody } from './PlanBody.tsx';
import { LazyPanel } from './panels/LazyPanel.tsx';
import { AddPlace } from './tools/AddPlace.tsx';
import { AddSuggestion } from './tools/AddSuggestion.tsx';
import { MoveList } from './tools/MoveList.tsx';
import { changeThenFocus, STATUS_ID } from './tools/move-focus.ts';
import { StopTools } from './tools/StopTools.tsx';
import { useDayDropTargets } from './tools/useDraggable.ts';
import { WaysOut } from './tools/WaysOut.tsx';

const SAVE_TEXTS: Readonly<Record<SaveState, string>> = {
  saved: 'saved',
  saving: 'saving…',
  unsaved: 'not saved yet',
  refused: 'not saved',
};

const getItem = (item: PlanItem): ItemReference | null => {
  if (item.type === 'visit') return { kind: 'location', id: item.locationId };
  return item.type === 'activity' ? { kind: 'activity', id: item.activityId } : null;
};

/** The key of `listItems` for an item that is a stop. */
const toKey = ({ kind, id }: ItemReference) => `${kind}-${id}`;

/** The stops that are on another day than in the plan that was sent. */
const listMoved = (sent: PlanRevision | null, present: PlanRevision): ReadonlySet<string> =>
  new Set(
    (sent ? listChanges(sent, present) : []).flatMap((change) => (change.type === 'moved' ? [toKey(change.item)] : [])),
  );

/** Saves what could not be saved as soon as there is a connection, and then calls `onOnline`. */
function useReconnect(editor: PlanEditor, onOnline: () => void): void {
  const latestOnOnline = useRef(onOnline);
  useEffect(() => {
    latestOnOnline.current = onOnline;
  });
  useEffect(() => {
    const reconnect = () => void editor.reconnect().then(() => latestOnOnline.current());
    window.addEventListener('online', reconnect);
    return () => window.removeEventListener('online', reconnect);
  }, [editor]);
}

type Props = {
  plan: LoadedPlan;
  editor: PlanEditor;
  onDocument: (document: PlanDocument) => void;
  onErased: (erasure: Erasure) => void;
  /** Called when there is a connection again. */
  onOnline: () => void;
};

/** A plan with everything that changes it. */
export function PlanEditing({ plan, editor, onDocument, onErased, onOnline }: Props) {
  const { document, history, save } = useStore(editor.store);
  const [open, setOpen] = useState<PanelName | null>(null);
  const [moving, setMoving] = useState<string | null>(null);
  useReconnect(editor, onOnline);
  const dates = history?.present.plan.days.map(({ date }) => date) ?? [];
  useDayDropTargets(dates, editor.drop);
  if (!history) return null;

  const revision = history.present;
  const { sources } = plan;
  const { locks } = revision.request;
  const isSent = !!document.sent && listChanges(document.sent, revision).length === 0;
  const number = document.current?.plan.revision ?? revision.plan.revision;

  const renderStopTools = ({ item, day, key }: ListedItem) => {
    const reference = getItem(item);
    if (!reference) return null;
    return (
      <StopTools
        editor={editor}
        item={reference}
        name={getItemName(sources.names, reference.kind, reference.id)}
        date={day.date}
        isLocked={locks.some((lock) => isSameItem(lock, reference))}
        isMoving={moving === key}
        onMove={() => setMoving(moving === key ? null : key)}
      />
    );
  };
  const renderStopPanel = ({ item, key }: ListedItem) => {
    const reference = getItem(item);
    if (!reference || moving !== key) return null;
    const name = getItemName(sources.names, reference.kind, reference.id);
    return <MoveList editor={editor} item={reference} name={name} onClose={() => setMoving(null)} />;
  };

  return (
    <PlanBody
      revision={revision}
      sources={sources}
      note={document.role === 'provider' ? '' : document.note}
      header={
        <>
          <HeaderTicket
            document={document}
            revision={revision}
            sources={sources}
            status={
              <span id={STATUS_ID} tabIndex={-1} role="status">
                {plan.seenOn !== null && `${describeCopy(plan.seenOn)} `}
                Revision {number}, {isSent ? 'sent' : 'not sent yet'}, {SAVE_TEXTS[save]}
              </span>
            }
          >
            {document.role === 'visitor' && <SendButton editor={editor} isOnline={plan.seenOn === null} />}
            <StubActions
              open={open}
              onToggle={(panel) => setOpen(open === panel ? null : panel)}
              {...{ revision, sources }}
              isVisitor={document.role === 'visitor'}
              canEdit
              isCancelled={false}
            />
          </HeaderTicket>
          <ChangesSlip editor={editor} />
          <SaveProblem editor={editor} />
          {open && (
            <LazyPanel
              name={open}
              {...{ plan, document, revision, editor, onDocument, onErased }}
              onClose={() => changeThenFocus(() => setOpen(null), getOpenerId(open))}
            />
          )}
        </>
      }
      tools={{
        renderStopTools,
        renderStopPanel,
        renderDayTools: ({ date }) => <AddPlace editor={editor} date={date} />,
        renderSuggestionTool: (suggestion, { date }) => (
          <AddSuggestion editor={editor} suggestion={suggestion} date={date} />
        ),
        movedKeys: listMoved(document.sent, revision),
        lockedKeys: new Set(locks.map(toKey)),
      }}
      renderWaysOut={(unscheduled) => <WaysOut editor={editor} unscheduled={unscheduled} />}
    />
  );
}
