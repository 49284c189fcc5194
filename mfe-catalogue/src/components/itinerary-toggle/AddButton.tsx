import { SelectedMark } from '@almaty/ui/selected-mark';
import { TicketToggle } from '@almaty/ui/toggle';
import * as m from '#messages';
import type { ItineraryToggle } from './create-toggle.ts';

/**
 * The button on the caption of a poster, and the mark on the poster of what is selected. Each button reads the itinerary
 * itself, so that a press renders the button again and not its card.
 */
export const AddButton = ({ name, isSelected, toggle }: ItineraryToggle & { name: string }) => (
  <>
    <TicketToggle label={m.addButtonName({ name })} text={m.addButton} pressed={isSelected} onToggle={toggle} />
    {isSelected && <SelectedMark />}
  </>
);
