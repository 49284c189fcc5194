import { type Alternative, findAlternatives } from '@almaty/planner/edit';
import { messages } from '@almaty/planner/messages';
import type { PlanRevision } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { CHANGES_ID, changeThenFocus } from '../tools/move-focus.ts';
import { takeStepByStep } from '../tools/take-step-by-step.ts';
import { Panel } from './Panel.tsx';

type Props = { editor: PlanEditor; revision: PlanRevision; onClose: () => void };

/** Other plans that differ truly, computed when the panel is opened, each with what it trades. */
export function OtherPlansPanel({ editor, revision, onClose }: Props) {
  const [found, setFound] = useState<readonly Alternative[]>([]);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    setFound([]);
    setDone(false);
    function* untilDone() {
      yield* findAlternatives(revision, editor.sources.data, editor.makePlan);
      setDone(true);
    }
    return takeStepByStep(untilDone(), (alternative) => {
      if (alternative) setFound((known) => [...known, alternative]);
    });
  }, [editor, revision]);
  const choose = ({ edit }: Alternative) =>
    changeThenFocus(() => {
      editor.edit(edit);
      onClose();
    }, CHANGES_ID);
  return (
    <Panel title={m.planOtherPlans} onClose={onClose}>
      <ul className="grid gap-4">
        {found.map((alternative) => (
          <li
            key={alternative.type}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-2 border-rule pt-4"
          >
            <p className="min-w-0 grow basis-72">{messages.changes.alternative(alternative, editor.sources.names)}</p>
            <Button variant="outline" size="sm" onClick={() => choose(alternative)}>
              {m.planTakeThisPlan}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">
        {isDone ? (
          <span key="done">{found.length === 0 ? m.planNoOtherPlans : m.planUndoBringsBack}</span>
        ) : (
          <span key="busy">{m.planTryingOthers}</span>
        )}
      </p>
    </Panel>
  );
}
