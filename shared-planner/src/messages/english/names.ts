import type { PlanMessages } from '../plan-messages.ts';

/** What stands in for names. */
export const names: PlanMessages['names'] = {
  unknown: (kind, id) => `${kind === 'location' ? 'Location' : 'Activity'} ${id}`,
  camp: (location) => `Camp at ${location}`,
};
