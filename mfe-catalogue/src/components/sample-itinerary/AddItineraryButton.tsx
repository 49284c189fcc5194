import { routes } from '@almaty/delivery/routes';
import { useItinerary } from '@almaty/store';
import { Button, buttonClass } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import * as m from '#messages';
import type { SampleItems } from '../../content/view-models/sample-items.ts';

/**
 * Puts a whole sample itinerary into the visitor's itinerary; Undo in the toast removes what was added. When all of it is
 * there, a link leads to the itinerary instead.
 */
export function AddItineraryButton({ title, items }: { title: string; items: SampleItems }) {
  const { locations, activities, addItems, removeLocation, removeActivity } = useItinerary((state) => state);
  const missingLocations = items.locations.filter(({ id }) => !locations.some((location) => location.id === id));
  const missingActivities = items.activities.filter(({ id }) => !activities.some((activity) => activity.id === id));

  const control = useRef<HTMLSpanElement>(null);
  // Button and link replace each other, and the focus must not be lost with them.
  const focusControl = () => control.current?.querySelector<HTMLElement>('a, button')?.focus();

  const undo = () => {
    flushSync(() => {
      for (const { id } of missingLocations) removeLocation(id);
      for (const { id } of missingActivities) removeActivity(id);
    });
    focusControl();
  };
  const add = () => {
    flushSync(() => addItems(items));
    focusControl();
    toast(m.addItineraryAdded({ title }), { action: { label: m.addItineraryUndo, onClick: undo } });
  };
  return (
    <span ref={control} className="print:hidden">
      {missingLocations.length + missingActivities.length > 0 ? (
        <Button onClick={add} aria-label={m.addItineraryName({ title })}>
          <Icon name="plus" />
          {m.addItinerary}
        </Button>
      ) : (
        <Link to={routes.itinerary} className={buttonClass({ variant: 'outline' })}>
          <Icon name="check" />
          {m.addItineraryIsAdded}
        </Link>
      )}
    </span>
  );
}
