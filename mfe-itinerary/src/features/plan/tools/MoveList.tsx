import { type DayChoice, type Edit, type ItemReference, tryDays } from '@almaty/planner/edit';
import { getItemName, messages, type PlanNames } from '@almaty/planner/messages';
import { Icon } from '@almaty/ui/icon';
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { describeObstacle } from '../editor/describe-obstacle.ts';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { changeThenFocus, getMoveId, listPlaces } from './move-focus.ts';
import { OrderButtons } from './OrderButtons.tsx';
import { takeStepByStep } from './take-step-by-step.ts';

const { dayOfWeekAndDay, duration } = messages.values;

/** What choosing a day would do, in a few words. */
function describeChoice(choice: DayChoice, names: PlanNames): string {
  if (!choice.isPossible) return describeObstacle(choice.reason, names);
  if (choice.isCurrent) return m.planHereNow({ time: duration(choice.minutes) });
  const dropped = choice.dropped.map(({ kind, id }) => getItemName(names, kind, id));
  const time = duration(choice.minutes);
  return dropped.length > 0 ? m.planDayWouldDrop({ time, names: dropped.join(', ') }) : m.planDayWouldLast({ time });
}

type Props = { editor: PlanEditor; item: ItemReference; name: string; onClose: () => void };

/** Every day of the trip to which a stop can be moved, with what the move would do, or why it is not possible. */
export function MoveList({ editor, item, name, onClose }: Props) {
  const [choices, setChoices] = useState<readonly DayChoice[]>([]);
  const close = useRef<HTMLButtonElement>(null);
  const { kind, id } = item;

  useEffect(() => close.current?.focus(), []);
  useEffect(() => {
    const present = editor.store.getState().history?.present;
    if (!present) return;
    return takeStepByStep(tryDays(present, { kind, id }, editor.makePlan), (choice) =>
      setChoices((known) => [...known, choice]),
    );
  }, [editor, kind, id]);

  /** Makes a change that ends the choice. */
  const choose = (edit: Edit) =>
    changeThenFocus(
      () => {
        editor.edit(edit);
        onClose();
      },
      ...listPlaces(item),
    );
  const days = editor.store.getState().history?.present.plan.days ?? [];
  return (
    <section aria-label={m.planMoveTo({ name })} className="mt-1.5 border-2 border-ink bg-field">
      <div className="flex items-center justify-between pl-4">
        <p className="font-[760]">{m.planMoveTo({ name })}</p>
        <button
          ref={close}
          type="button"
          aria-label={m.planCloseDays}
          onClick={() => changeThenFocus(onClose, getMoveId(item))}
          className="grid size-11 cursor-pointer place-items-center"
        >
          <Icon name="close" />
        </button>
      </div>
      <OrderButtons editor={editor} item={item} onChoose={choose} />
      <ul>
        {days.map(({ date }, index) => {
          const choice = choices[index];
          const isChoosable = choice?.isPossible === true && !choice.isCurrent;
          const text = choice ? describeChoice(choice, editor.sources.names) : m.planComputing;
          return (
            <li key={date} className="border-t-2 border-rule">
              <button
                type="button"
                disabled={!isChoosable}
                onClick={() => choose({ type: 'move', item, date })}
                className="grid min-h-11 w-full cursor-pointer gap-x-4 px-4 py-2 text-left enabled:hover:bg-sunk disabled:cursor-default sm:grid-cols-[9.5rem_minmax(0,1fr)]"
              >
                <b className="font-[760]">{dayOfWeekAndDay(date)}</b>
                <span className={`text-note ${isChoosable ? '' : 'text-ink-2'}`}>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
