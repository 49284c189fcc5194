import type { Activity } from '@almaty/store/schema';
import { StubToggle } from '@almaty/ui/toggle';
import { TripMark } from '@almaty/ui/trip-mark';
import type { Place } from '../../content/schema.ts';
import { type Choosing, useActivityChoosing, usePlaceChoosing } from './useChoosing.ts';

type StubProps = { name: string; choosing: Choosing; marked: boolean };

const Stub = ({ name, choosing: { chosen, toggle }, marked }: StubProps) => (
  <>
    <StubToggle label={`Add to trip: ${name}`} text="Add to trip" pressed={chosen} onToggle={toggle} />
    {marked && chosen && <TripMark />}
  </>
);

// Each stub reads the trip itself, so that a press renders the stub again and not its card.

type PlaceStubProps = {
  place: Place;
  /** Whether the poster it stands on has a picture, which then is marked as in the trip. */
  marked?: boolean;
};

/** What is pressed to put a place into the trip. */
export const PlaceStub = ({ place, marked = false }: PlaceStubProps) => (
  <Stub name={place.name} choosing={usePlaceChoosing(place)} marked={marked} />
);

/** What is pressed to put an activity into the trip; its poster has a picture. */
export const ActivityStub = ({ activity }: { activity: Activity }) => (
  <Stub name={activity.name} choosing={useActivityChoosing(activity)} marked />
);
