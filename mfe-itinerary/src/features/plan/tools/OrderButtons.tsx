import { type Edit, type ItemReference, type MakePlan, tryOrder } from '@almaty/planner/edit';
import type { PlanRevision } from '@almaty/planner/schema';
import { Button } from '@almaty/ui/button';
import { useEffect, useState } from 'react';
import * as m from '#messages';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { takeStepByStep } from './take-step-by-step.ts';

type Choice = { direction: -1 | 1; edit: Edit | null };

function* tryBoth(revision: PlanRevision, item: ItemReference, makePlan: MakePlan): Generator<Choice> {
  for (const direction of [-1, 1] as const) yield { direction, edit: tryOrder(revision, item, direction, makePlan) };
}

type Props = { editor: PlanEditor; item: ItemReference; onChoose: (edit: Edit) => void };

/** Puts a stop before or after its neighbour on its day, as far as the day is possible in that order. */
export function OrderButtons({ editor, item, onChoose }: Props) {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const { kind, id } = item;
  useEffect(() => {
    const present = editor.store.getState().history?.present;
    if (!present) return;
    return takeStepByStep(tryBoth(present, { kind, id }, editor.makePlan), (choice) =>
      setChoices((known) => [...known, choice]),
    );
  }, [editor, kind, id]);
  const possible = choices.flatMap(({ direction, edit }) => (edit ? [{ direction, edit }] : []));
  if (possible.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-3">
      {possible.map(({ direction, edit }) => (
        <Button key={direction} variant="outline" size="sm" onClick={() => onChoose(edit)}>
          {direction < 0 ? m.planEarlier : m.planLater}
        </Button>
      ))}
    </div>
  );
}
