import { isBookingId } from '../../schema/booking-id.ts';
import type { PlanMessages } from '../plan-messages.ts';

/** What stands in for names. */
export const names: PlanMessages['names'] = {
  unknown: (kind, id) => {
    if (kind === 'activity' && isBookingId(id)) return 'Your booking';
    return `${kind === 'location' ? 'Location' : 'Activity'} ${id}`;
  },
  camp: (location) => `Camp at ${location}`,
};
