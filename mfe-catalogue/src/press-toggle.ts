import type { Press } from '@almaty/delivery/page';
import * as m from '#messages';

/** The presses that add the first of some items to the itinerary, and remove it. */
export function pressToggle([item]: readonly { name: string }[]): Press[] {
  const name = m.addButtonName({ name: item?.name ?? '' });
  return [
    { role: 'button', name },
    { role: 'button', name },
  ];
}
