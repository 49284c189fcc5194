/** `3 h 15 min`, `45 min`, `2 h`. @param space between a number and its unit. */
export function writeDuration(minutes: number, hour: string, minute: string, space: string): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return rest + space + minute;
  return hours + space + hour + (rest === 0 ? '' : space + rest + space + minute);
}

/** `09:30`; `00:30 (next day)` for 24:30. @param nextDay says that. */
export function writeTime(time: string, nextDay: string): string {
  const hours = Number(time.slice(0, 2));
  return hours < 24 ? time : `${String(hours - 24).padStart(2, '0')}${time.slice(2)} (${nextDay})`;
}

/** Kilometres as they are written: with tenths below ten, where a tenth matters to somebody who walks. */
export const roundDistance = (km: number): number => (km < 10 ? Math.round(km * 10) / 10 : Math.round(km));

/** A point's name without what follows a comma or bracket. */
export const shortenName = (name: string): string => name.split(/,| \(/)[0] ?? name;
