import * as m from '#messages';
import { writeDecimals } from '../format.ts';

/** Formats a time on foot: `3 h 10`. */
export function formatWalking(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest > 0 ? m.trailHoursMinutes({ hours, minutes: String(rest).padStart(2, '0') }) : m.trailHours({ hours });
}

/** Writes a place on a way: `2.3`. */
export const writeKm = (km: number): string => writeDecimals(km.toFixed(1));
