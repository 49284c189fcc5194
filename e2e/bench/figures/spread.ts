/** The median of several runs, and the quarter of them below and above. */
export type Spread = { median: number; low: number; high: number };

/** Interpolates a quantile. @param share 0.5 for the median. */
export function getQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error('There is no quantile of nothing');
  return below + (above - below) * (position - Math.floor(position));
}

/** Summarizes the values of several runs. @throws Error when there are none. */
export const getSpread = (values: readonly number[]): Spread => ({
  median: getQuantile(values, 0.5),
  low: getQuantile(values, 0.25),
  high: getQuantile(values, 0.75),
});
