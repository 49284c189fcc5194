import { toMinutes } from '../calendar/time-of-day.ts';

/** Almaty is five hours ahead of UTC all year since 1 March 2024 (tz database, 2024a). */
export const ALMATY_OFFSET = '+0500';

const OFFSET_MINUTES = 5 * 60;

const MINUTE_MS = 60 * 1000;

/**
 * The moment of a time of a plan.
 *
 * @param date yyyy-MM-dd.
 * @param time HH:mm in Almaty; from 24:00 on the next day.
 */
export const toMoment = (date: string, time: string): Date =>
  new Date(Date.parse(date) + (toMinutes(time) - OFFSET_MINUTES) * MINUTE_MS);

/** A moment as a clock in Almaty shows it, in the fields of UTC. */
export const toAlmatyClock = (moment: Date): Date => new Date(moment.getTime() + OFFSET_MINUTES * MINUTE_MS);
