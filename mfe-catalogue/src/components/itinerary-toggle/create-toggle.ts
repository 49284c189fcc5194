import { toast } from 'sonner';
import * as m from '#messages';

/** Whether an item is in the itinerary, and the function that adds or removes it. */
export type ItineraryToggle = { isSelected: boolean; toggle: () => void };

type ItemActions = { add: () => void; remove: () => void; restore: () => void };

/** A removal shows a toast with Undo instead of a confirmation (docs/design-system.md, "Cards"). */
export function createToggle(
  name: string,
  isSelected: boolean,
  { add, remove, restore }: ItemActions,
): ItineraryToggle {
  const removeWithUndo = () => {
    remove();
    toast(m.addButtonRemoved({ name }), { action: { label: m.addButtonUndo, onClick: restore } });
  };
  return { isSelected, toggle: isSelected ? removeWithUndo : add };
}
