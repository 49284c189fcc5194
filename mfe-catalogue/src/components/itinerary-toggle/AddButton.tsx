import { SelectedMark } from '@almaty/ui/selected-mark';
import { TicketToggle } from '@almaty/ui/toggle';
import type { ItineraryToggle } from './create-toggle.ts';

/**
 * The button on the caption of a poster, and the mark on the poster of what is selected. Each button reads the itinerary
 * itself, so that a press renders the button again and not its card.
 */
export const AddButton = ({ name, isSelected, toggle }: ItineraryToggle & { name: string }) => (
  <>
    <TicketToggle label={`Add to trip: ${name}`} text="Add to trip" pressed={isSelected} onToggle={toggle} />
    {isSelected && <SelectedMark />}
  </>
);
