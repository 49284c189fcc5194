import { formatTime } from '@almaty/dates';

/** A moment as the provider reads it, in Almaty: `Monday, 23 November 2026 at 01:30`. @param moment ISO 8601. */
export const formatMoment = (moment: string): string => formatTime(new Date(moment), 'en-GB');
