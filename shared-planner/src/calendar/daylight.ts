import { getTimes } from 'suncalc';

/** Almaty, Republic Square, in degrees. The lakes and peaks are at most six minutes earlier or later. */
const ALMATY = { lat: 43.238, lon: 76.945 };

/** Almaty is five hours ahead of UTC all year since 1 March 2024. */
const OFFSET_MINUTES = 5 * 60;

const MINUTE_MS = 60 * 1000;

/** Sunrise and sunset of a day, in minutes after midnight in Almaty. */
export type Daylight = { sunrise: number; sunset: number };

/**
 * Sunrise and sunset in Almaty, rounded to whole minutes of daylight: sunrise up, sunset down.
 *
 * @param date yyyy-MM-dd.
 */
export function getDaylight(date: string): Daylight {
  const midnight = Date.parse(date) - OFFSET_MINUTES * MINUTE_MS;
  const { sunrise, sunset } = getTimes(new Date(Date.parse(`${date}T07:00:00Z`)), ALMATY.lat, ALMATY.lon);
  if (!sunrise || !sunset) throw new Error(`No sunrise on ${date}`);
  return {
    sunrise: Math.ceil((sunrise.getTime() - midnight) / MINUTE_MS),
    sunset: Math.floor((sunset.getTime() - midnight) / MINUTE_MS),
  };
}
