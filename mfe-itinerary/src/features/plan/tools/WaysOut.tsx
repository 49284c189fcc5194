import { findWaysOut, type WayOut } from '@almaty/planner/edit';
import { describeWayOut, getItemName } from '@almaty/planner/messages';
import type { UnscheduledItem } from '@almaty/planner/schema';
import { buttonClass } from '@almaty/ui/button';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as m from '#messages';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { changeThenFocus, listOtherMissing, listPlaces } from './move-focus.ts';
import { takeStepByStep } from './take-step-by-step.ts';

/** Buttons that bring an item into the plan, each tried before it is offered, and one that takes it off the list. */
export function WaysOut({ editor, unscheduled }: { editor: PlanEditor; unscheduled: UnscheduledItem }) {
  const present = useStore(editor.store, ({ history }) => history?.present);
  const [found, setFound] = useState<readonly WayOut[]>([]);

  useEffect(() => {
    setFound([]);
    if (!present) return;
    return takeStepByStep(findWaysOut(present, unscheduled, editor.makePlan), (wayOut) => {
      if (wayOut) setFound((known) => [...known, wayOut]);
    });
  }, [editor, present, unscheduled]);

  const { kind, id } = unscheduled;
  const name = getItemName(editor.sources.names, kind, id);
  return (
    <ul className="grid gap-2 print:hidden">
      {found.map((wayOut) => (
        <li key={wayOut.type}>
          <button
            type="button"
            onClick={() => changeThenFocus(() => editor.edit(wayOut.edit), ...listPlaces({ kind, id }))}
            className={`${buttonClass({ variant: 'outline', size: 'sm' })} w-full border-on-kraft! whitespace-normal! text-on-kraft!`}
          >
            {describeWayOut(wayOut, editor.sources.names)}
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          aria-label={m.planLeaveOutStop({ name })}
          onClick={() =>
            changeThenFocus(
              () => editor.edit({ type: 'remove', item: { kind, id } }),
              ...listOtherMissing({ kind, id }),
            )
          }
          className="min-h-11 cursor-pointer font-[680] underline decoration-2 underline-offset-5"
        >
          {m.planLeaveOut}
        </button>
      </li>
    </ul>
  );
}
