import { isBookingId } from '../../schema/booking-id.ts';
import type { PlanMessages } from '../plan-messages.ts';

/** What stands in for names. */
export const names: PlanMessages['names'] = {
  unknown: (kind, id) => {
    if (kind === 'activity' && isBookingId(id)) return 'Ваша бронь';
    return `${kind === 'location' ? 'Место' : 'Занятие'} ${id}`;
  },
  camp: (location) => `Палаточный лагерь (${location})`,
};
