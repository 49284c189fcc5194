/** A time as a clock shows it: `00:30` for 24:30; the items themselves say that it is on the next day. */
export const formatClock = (time: string): string =>
  `${String(Number(time.slice(0, 2)) % 24).padStart(2, '0')}${time.slice(2)}`;
