const pad = (number: number) => String(number).padStart(2, '0');

/** Minutes after midnight as HH:mm; above 24:00 it is the next day. */
export const formatTime = (minutes: number): string => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
