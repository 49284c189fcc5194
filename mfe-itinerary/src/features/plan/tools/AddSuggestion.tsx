import { getItemName, messages } from '@almaty/planner/messages';
import type { Suggestion } from '@almaty/planner/schema';
import { Icon } from '@almaty/ui/icon';
import * as m from '#messages';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { changeThenFocus, listPlaces } from './move-focus.ts';

type Props = { editor: PlanEditor; suggestion: Suggestion; date: string };

/** Adds a suggestion to the day for which it is made. */
export function AddSuggestion({ editor, suggestion: { kind, id }, date }: Props) {
  return (
    <button
      type="button"
      aria-label={m.planAddSuggestion({
        name: getItemName(editor.sources.names, kind, id),
        day: messages.values.dayOfWeekAndDate(date),
      })}
      onClick={() =>
        changeThenFocus(() => editor.edit({ type: 'add', item: { kind, id }, date }), ...listPlaces({ kind, id }))
      }
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full border-2 border-edge hover:border-ink"
    >
      <Icon name="plus" />
    </button>
  );
}
