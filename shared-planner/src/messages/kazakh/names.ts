import { isBookingId } from '../../schema/booking-id.ts';
import type { PlanMessages } from '../plan-messages.ts';

/** What stands in for names. */
export const names: PlanMessages['names'] = {
  unknown: (kind, id) => {
    if (kind === 'activity' && isBookingId(id)) return 'Сіздің броніңіз';
    return `${kind === 'location' ? 'Орын' : 'Белсенді демалыс'} ${id}`;
  },
  camp: (location) => `Шатырлы лагерь (${location})`,
};
