import { type ItemReference, isSameItem, listChanges } from '@almaty/planner/edit';
import type { ListedItem } from '@almaty/planner/formats';
import { getItemName } from '@almaty/planner/messages';
import { isBookingId, type PlanItem, type PlanningData, type PlanRevision, type Variant } from '@almaty/planner/schema';
import { type ComponentProps, useEffect, useState } from 'react';
import * as m from '#messages';
import { describeCopy } from './document/describe-copy.ts';
import type { LoadedPlan } from './document/plan-view.ts';
import type { PlanEditor } from './editor/plan-editor.ts';
import { useEditorState } from './editor/useEditorState.ts';
import type { PlanBody } from './PlanBody.tsx';
import { AddPlace } from './tools/AddPlace.tsx';
import { AddSuggestion } from './tools/AddSuggestion.tsx';
import { MoveList } from './tools/MoveList.tsx';
import { STATUS_ID } from './tools/move-focus.ts';
import { StopTools } from './tools/StopTools.tsx';
import { useDayDropTargets } from './tools/useDraggable.ts';
import { WaysOut } from './tools/WaysOut.tsx';

/** The item of a stop that can be moved and left out; null for a booking, which the visitor changes where it was written. */
const getItem = (item: PlanItem): ItemReference | null => {
  if (item.type === 'visit') return { kind: 'location', id: item.locationId };
  return item.type === 'activity' && !isBookingId(item.activityId) ? { kind: 'activity', id: item.activityId } : null;
};

/** A visit of more minutes takes several days, which the planner divides. */
const ONE_DAY_MINUTES = 720;

/** The ways to spend a visit of one day. */
const listVariants = ({ locations }: PlanningData, { kind, id }: ItemReference): readonly Variant[] =>
  (kind === 'location' ? (locations.find((location) => location.id === id)?.variants ?? []) : []).filter(
    ({ minutes }) => minutes <= ONE_DAY_MINUTES,
  );

/** The key of `listItems` for an item that is a stop. */
const toKey = ({ kind, id }: ItemReference) => `${kind}-${id}`;

/** The stops that are on another day than in the plan that was sent. */
const listMoved = (sent: PlanRevision | null, present: PlanRevision): ReadonlySet<string> =>
  new Set(
    (sent ? listChanges(sent, present) : []).flatMap((change) => (change.type === 'moved' ? [toKey(change.item)] : [])),
  );

/** Saves what could not be saved as soon as there is a connection; for a copy of this browser `usePlan` does. */
function useReconnect(editor: PlanEditor | null, isCopy: boolean): void {
  useEffect(() => {
    if (!editor || isCopy) return;
    const reconnect = () => void editor.reconnect();
    window.addEventListener('online', reconnect);
    return () => window.removeEventListener('online', reconnect);
  }, [editor, isCopy]);
}

/**
 * What changes a plan, and the state that it is in.
 *
 * @returns null for a plan without an editor.
 */
export function useEditing({ editor, sources, seenOn }: LoadedPlan) {
  const state = useEditorState(editor);
  const [moving, setMoving] = useState<string | null>(null);
  useReconnect(editor, seenOn !== null);
  const history = state?.history;
  const dates = history?.present.plan.days.map(({ date }) => date) ?? [];
  useDayDropTargets(dates, (...dropped) => editor?.drop(...dropped));
  if (!editor || !state || !history) return null;

  const { document, save } = state;
  const revision = history.present;
  const { locks, variants } = revision.request;
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
        variants={listVariants(sources.data, reference)}
        chosenMinutes={
          variants.find(({ locationId }) => reference.kind === 'location' && locationId === reference.id)?.minutes
        }
      />
    );
  };
  const renderStopPanel = ({ item, key }: ListedItem) => {
    const reference = getItem(item);
    if (!reference || moving !== key) return null;
    const name = getItemName(sources.names, reference.kind, reference.id);
    return <MoveList editor={editor} item={reference} name={name} onClose={() => setMoving(null)} />;
  };
  const tools: Pick<ComponentProps<typeof PlanBody>, 'tools' | 'renderWaysOut'> = {
    tools: {
      renderStopTools,
      renderStopPanel,
      renderDayTools: ({ date }) => <AddPlace editor={editor} date={date} />,
      renderSuggestionTool: (suggestion, { date }) => (
        <AddSuggestion editor={editor} suggestion={suggestion} date={date} />
      ),
      movedKeys: listMoved(document.sent, revision),
      lockedKeys: new Set(locks.map(toKey)),
    },
    renderWaysOut: (unscheduled) =>
      !isBookingId(unscheduled.id) && <WaysOut editor={editor} unscheduled={unscheduled} />,
  };
  return {
    document,
    revision,
    status: (
      <span id={STATUS_ID} tabIndex={-1} role="status">
        {`${seenOn === null ? '' : `${describeCopy(seenOn)} `}${m.planStatus({ revision: number, sent: isSent ? 'yes' : 'no', save })}`}
      </span>
    ),
    tools,
  };
}
