import type { Spread } from './spread.ts';

/** Writes a number with at most some digits after its point, without zeros at the end. */
export const formatNumber = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** Writes a median with the middle half of the runs; the median alone when all were the same. */
export function formatSpread({ median, low, high }: Spread, digits = 0): string {
  const [middle, from, to] = [median, low, high].map((value) => value.toFixed(digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

/** Writes bytes as kilobytes. */
export const formatKilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);
