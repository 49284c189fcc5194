import type { Activity } from '@almaty/store/schema';
import { SelectedMark } from '@almaty/ui/selected-mark';
import { TicketToggle } from '@almaty/ui/toggle';
import type { Place } from '../../content/schema.ts';
import { type Choosing, useActivityChoosing, usePlaceChoosing } from './useChoosing.ts';

const Stub = ({ name, choosing: { chosen, toggle } }: { name: string; choosing: Choosing }) => (
  <>
    <TicketToggle label={`Add to trip: ${name}`} text="Add to trip" pressed={chosen} onToggle={toggle} />
    {chosen && <SelectedMark />}
  </>
);

// Each stub reads the trip itself, so that a press renders the stub again and not its card.

/** What is pressed to put a place into the trip, with the mark on the picture of its poster. */
export const PlaceStub = ({ place }: { place: Place }) => <Stub name={place.name} choosing={usePlaceChoosing(place)} />;

/** What is pressed to put an activity into the trip, with the mark on the picture of its poster. */
export const ActivityStub = ({ activity }: { activity: Activity }) => (
  <Stub name={activity.name} choosing={useActivityChoosing(activity)} />
);
