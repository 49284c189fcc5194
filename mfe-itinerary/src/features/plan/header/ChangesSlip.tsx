import { type Change, listChanges } from '@almaty/planner/edit';
import { describeChange, messages } from '@almaty/planner/messages';
import { Button } from '@almaty/ui/button';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import * as m from '#messages';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { CHANGES_ID, changeThenFocus, STATUS_ID } from '../tools/move-focus.ts';
import { describeCount, describeEdit } from './phrases.ts';

/** How many changes are written out. */
const MOST_NAMED = 4;

/** A strip of ink across the page, with buttons to tear off. */
function Slip({ mark, children, actions }: { mark: string; children: ReactNode; actions: ReactNode }) {
  return (
    <section
      id={CHANGES_ID}
      tabIndex={-1}
      aria-label={m.planChanges}
      className="mt-6 flex min-h-18 items-stretch bg-slip text-on-slip shadow-poster max-md:flex-col forced-colors:border-2 print:hidden"
    >
      <div className="flex grow items-center gap-4.5 px-5 py-3 leading-snug">
        <span
          aria-hidden="true"
          className="display grid size-9 shrink-0 place-items-center rounded-full bg-secondary text-xl text-[#10282c] lining-nums tabular-nums"
        >
          {mark}
        </span>
        <div>{children}</div>
      </div>
      <div className="flex max-md:border-t-2 max-md:border-dotted max-md:border-on-slip/50">{actions}</div>
    </section>
  );
}

function SlipButton({
  onClick,
  isDisabled = false,
  children,
}: {
  onClick: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-disabled={isDisabled}
      className="perforated min-h-14 min-w-0 cursor-pointer px-3 font-[760] sm:px-5 md:whitespace-nowrap aria-disabled:cursor-default aria-disabled:opacity-50 max-md:grow"
    >
      {children}
    </button>
  );
}

/** Says that somebody else changed the plan, and offers both states. */
function Conflict({ editor }: { editor: PlanEditor }) {
  const { conflict, history } = useStore(editor.store);
  if (!conflict?.current || !history) return null;
  const describe = (changes: readonly Change[]) =>
    changes.length === 0
      ? m.planNoDifference
      : messages.changes.list(
          changes.map((change) => describeChange(change, editor.sources.names)),
          0,
        );
  return (
    <Slip
      mark="!"
      actions={
        <>
          <SlipButton onClick={() => changeThenFocus(() => editor.resolve('mine'), CHANGES_ID, STATUS_ID)}>
            {m.planKeepThis}
          </SlipButton>
          <SlipButton onClick={() => changeThenFocus(() => editor.resolve('other'), CHANGES_ID, STATUS_ID)}>
            {m.planTakeOther}
          </SlipButton>
        </>
      }
    >
      <p role="alert">
        {m.planConflict({
          changes: describe(listChanges(history.present, conflict.current)),
          b: (content) => <b>{content}</b>,
        })}
      </p>
    </Slip>
  );
}

/** Counts and names what changed since the plan that was sent, with Undo and Redo. */
export function ChangesSlip({ editor }: { editor: PlanEditor }) {
  const { document, history, lastEdit, conflict } = useStore(editor.store);
  if (!history) return null;
  const { sent } = document;
  const { names } = editor.sources;
  const changes = sent ? listChanges(sent, history.present) : [];
  const named = changes.slice(0, MOST_NAMED).map((change) => describeChange(change, names));
  const rest = changes.length - named.length;
  const hasUndo = history.past.length > 0 || history.future.length > 0;
  return (
    <>
      <p role="status" className="sr-only">
        {lastEdit && describeEdit(lastEdit, names)}
      </p>
      {conflict && <Conflict editor={editor} />}
      {!conflict && (changes.length > 0 || hasUndo) && (
        <Slip
          mark={String(changes.length)}
          actions={
            <>
              {sent && changes.length > 0 && (
                <SlipButton onClick={() => changeThenFocus(editor.backToSent, CHANGES_ID)}>
                  {m.planBackToRevision({ revision: sent.plan.revision })}
                </SlipButton>
              )}
              <SlipButton onClick={editor.undo} isDisabled={history.past.length === 0}>
                {m.planUndo}
              </SlipButton>
              {history.future.length > 0 && (
                <SlipButton
                  onClick={() => changeThenFocus(editor.redo, ...(history.future.length > 1 ? [] : [CHANGES_ID]))}
                >
                  {m.planRedo}
                </SlipButton>
              )}
            </>
          }
        >
          <p>
            <b className="font-[760]">{describeCount(changes)}</b>
            {`${named.length > 0 ? `: ${messages.changes.list(named, rest)}` : ''}. `}
          </p>
          {lastEdit && (
            <p aria-hidden="true" className="text-note opacity-85">
              {describeEdit(lastEdit, names)}
            </p>
          )}
        </Slip>
      )}
    </>
  );
}

/** What is wrong with the last save or action, with a button that tries again. */
export function SaveProblem({ editor }: { editor: PlanEditor }) {
  const { problem, save } = useStore(editor.store);
  if (!problem) return null;
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center gap-4 bg-sunk px-5 py-3 print:hidden forced-colors:border-2"
    >
      <p className="grow basis-60 font-[640]">{problem}</p>
      {save === 'unsaved' && (
        <Button variant="outline" size="sm" onClick={() => changeThenFocus(editor.saveAgain, STATUS_ID)}>
          {m.planSaveAgain}
        </Button>
      )}
    </div>
  );
}
