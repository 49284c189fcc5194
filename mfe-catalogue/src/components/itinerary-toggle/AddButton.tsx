import { SelectedMark } from '@almaty/ui/selected-mark';
import { TicketToggle } from '@almaty/ui/toggle';
import * as m from '#messages';
import { type Item, useToggle } from './useToggle.ts';

/**
 * The button on the caption of a poster, and the mark on the poster of what is selected. Each button reads the itinerary
 * itself, so that a press renders the button again and not its card.
 */
export function AddButton({ item }: { item: Item }) {
  const { isSelected, toggle } = useToggle(item);
  return (
    <>
      <TicketToggle
        label={m.addButtonName({ name: item.name })}
        text={m.addButton}
        pressed={isSelected}
        onToggle={toggle}
      />
      {isSelected && <SelectedMark />}
    </>
  );
}
