/** The boundaries of two neighbouring buckets differ by 5 %. */
const RATIO = 1.05;

/** What is smaller than one unit of a metric: `cls` is counted in thousandths, times in milliseconds. */
const SCALES: Readonly<Record<string, number>> = { cls: 1000 };

/** The bucket that a value of a metric is counted in. */
export const toBucket = (metric: string, value: number): number => {
  const scaled = value * (SCALES[metric] ?? 1);
  return scaled <= 1 ? 0 : Math.round(Math.log(scaled) / Math.log(RATIO));
};

/** The middle of a bucket, in the unit of its metric; 0 for the lowest one. */
export const toValue = (metric: string, bucket: number): number =>
  bucket === 0 ? 0 : RATIO ** bucket / (SCALES[metric] ?? 1);

/** Bucket -> how often it was counted. */
export type Histogram = ReadonlyMap<number, number>;

/** The value below which three quarters of a histogram are, to within 3 %, and how many there are; null without any. */
export function getThirdQuartile(metric: string, histogram: Histogram): { value: number; count: number } | null {
  const count = [...histogram.values()].reduce((sum, next) => sum + next, 0);
  let rest = Math.ceil(count * 0.75);
  for (const [bucket, part] of [...histogram].sort(([a], [b]) => a - b)) {
    rest -= part;
    if (rest <= 0) return { value: toValue(metric, bucket), count };
  }
  return null;
}
