import type { ItemReference } from '@almaty/planner/edit';
import { messages } from '@almaty/planner/messages';
import { Button } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { useState } from 'react';
import { useStore } from 'zustand';
import * as m from '#messages';
import type { PlanEditor } from '../editor/plan-editor.ts';
import { changeThenFocus, listPlaces } from './move-focus.ts';

/** Lets somebody add a place or an activity of the catalogue to a day. */
export function AddPlace({ editor, date }: { editor: PlanEditor; date: string }) {
  const [isOpen, setOpen] = useState(false);
  const id = `add-to-${date}`;
  const request = useStore(editor.store, ({ history }) => history?.present.request);
  const { index } = editor.sources;
  const locations = index.locations.filter((location) => !request?.locations.includes(location.id));
  const activities = index.activities.filter((activity) => !request?.activities.includes(activity.id));
  const categories = [...new Set(locations.map(({ category }) => category))];
  return (
    <div className="print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-[680] whitespace-nowrap underline decoration-2 underline-offset-5"
      >
        <Icon name="plus" />
        {m.planAddPlace}
        <span className="sr-only">{`: ${messages.values.dayOfWeekAndDate(date)}`}</span>
      </button>
      {isOpen && (
        <form
          className="mt-2 flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const [kind, text] = String(new FormData(event.currentTarget).get('item')).split(' ');
            if (kind !== 'location' && kind !== 'activity') return;
            const item: ItemReference = { kind, id: Number(text) };
            changeThenFocus(
              () => {
                editor.edit({ type: 'add', item, date });
                setOpen(false);
              },
              ...listPlaces(item),
            );
          }}
        >
          <label htmlFor={id} className="sr-only">
            {m.planPlaceOrActivity}
          </label>
          <select
            id={id}
            name="item"
            className="select-field min-h-13 min-w-0 grow rounded-xs border-2 border-edge bg-field px-4 text-lg"
          >
            {categories.map((category) => (
              <optgroup key={category} label={category}>
                {locations
                  .filter((location) => location.category === category)
                  .map((location) => (
                    <option key={location.id} value={`location ${location.id}`} translate="no">
                      {location.name}
                    </option>
                  ))}
              </optgroup>
            ))}
            <optgroup label={m.planActivities}>
              {activities.map((activity) => (
                <option key={activity.id} value={`activity ${activity.id}`}>
                  {activity.name}
                </option>
              ))}
            </optgroup>
          </select>
          <Button type="submit" variant="solid">
            {m.planAdd}
          </Button>
        </form>
      )}
    </div>
  );
}
