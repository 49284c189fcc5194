import { getWeekdayOfDate } from '@almaty/dates';
import type { ItemReference } from '@almaty/planner/edit';
import { messages } from '@almaty/planner/messages';
import type { Variant } from '@almaty/planner/schema';
import { Icon } from '@almaty/ui/icon';
import type { ReactNode } from 'react';
import * as m from '#messages';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { changeThenFocus, getMoveId, listNeighbours } from './move-focus.ts';
import { useDraggable } from './useDraggable.ts';

type Props = {
  editor: PlanEditor;
  item: ItemReference;
  name: string;
  /** The day that it is on, yyyy-MM-dd. */
  date: string;
  isLocked: boolean;
  /** Whether the list of days is open. */
  isMoving: boolean;
  onMove: () => void;
  /** The ways to spend the visit, and the minutes of the chosen one. */
  variants: readonly Variant[];
  chosenMinutes: number | undefined;
};

const toolClass =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 px-2.5 font-[680] hover:underline underline-offset-4 decoration-2';

function Tool({
  id,
  label,
  onClick,
  isOpen,
  isPressed,
  children,
}: {
  id?: string;
  label: string;
  onClick: () => void;
  isOpen?: boolean;
  isPressed?: boolean;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      aria-expanded={isOpen}
      aria-pressed={isPressed}
      onClick={onClick}
      className={`${toolClass} aria-pressed:bg-bold aria-pressed:text-on-bold`}
    >
      {children}
    </button>
  );
}

/** What can be done with a stop of the plan: drag it to another day or position, lock it to its day, move it, remove it. */
export function StopTools({ editor, item, name, date, isLocked, isMoving, onMove, variants, chosenMinutes }: Props) {
  const handle = useDraggable(item);
  const weekday = getWeekdayOfDate(date);
  return (
    <div className="-ml-2.5 flex flex-wrap items-center print:hidden">
      <span
        ref={handle}
        aria-hidden="true"
        title={m.planDrag({ name })}
        className="grid min-h-11 w-9 cursor-grab place-items-center pointer-coarse:hidden"
      >
        ⠿
      </span>
      <Tool
        label={m.planLockTo({ name, weekday })}
        isPressed={isLocked}
        onClick={() => editor.edit(isLocked ? { type: 'unlock', item } : { type: 'lock', item, date })}
      >
        {isLocked ? m.planLockedTo({ weekday }) : m.planLock}
      </Tool>
      <Tool id={getMoveId(item)} label={m.planMoveStop({ name })} isOpen={isMoving} onClick={onMove}>
        {m.planMove}
      </Tool>
      <Tool
        label={m.planRemoveStop({ name })}
        onClick={() => changeThenFocus(() => editor.edit({ type: 'remove', item }), ...listNeighbours(item))}
      >
        <Icon name="close" className="size-4" />
        {m.planRemove}
      </Tool>
      {variants.length > 1 && (
        <label className="block w-full max-w-96 px-2.5 font-[680]">
          {`${m.planHowToVisit} `}
          <select
            aria-label={m.planHowToVisitStop({ name })}
            value={chosenMinutes ?? ''}
            onChange={({ target: { value } }) =>
              editor.edit({ type: 'variant', locationId: item.id, minutes: value === '' ? undefined : Number(value) })
            }
            className="select-field min-h-11 w-full min-w-0 rounded-xs border-2 border-edge bg-field pl-3 font-normal"
          >
            <option value="">{m.planAsLongAsFits}</option>
            {variants.map(({ name: variant, minutes }) => (
              <option key={minutes} value={minutes}>{`${variant}, ${messages.values.duration(minutes)}`}</option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
