import type { DriveItem } from '../schema/plan.ts';
import type { TravelMode } from '../schema/plan-request.ts';

/** Whether all of a way is by road, in a car. */
export const isDrivenOnly = ({ flightMinutes = 0, cautions }: DriveItem, transport: TravelMode): boolean =>
  transport !== 'public' && flightMinutes === 0 && !cautions.some(({ code }) => code === 'gondola');
