/** The figures of a benchmark, by name; nested figures are printed indented. */
export type Figures = { [name: string]: string | number | readonly string[] | Figures };

/** CPU time that this process has used, in milliseconds: of all threads. */
const getCpuMs = (): number => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000;

const round = (value: number) => Math.round(value * 100) / 100;

/** Measures the CPU time of a call in milliseconds. */
export function measureCpu<Result>(call: () => Result): { result: Result; ms: number } {
  const start = getCpuMs();
  const result = call();
  return { result, ms: getCpuMs() - start };
}

/** The median, the 95th percentile and the largest of some values; the nearest rank. */
export function summarize(values: readonly number[]): { p50: number; p95: number; max: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const atRank = (share: number) => round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
  return { p50: atRank(0.5), p95: atRank(0.95), max: atRank(1) };
}

/** A share in percent, with two decimals. */
export const toPercent = (part: number, whole: number): number => (whole === 0 ? 100 : round((100 * part) / whole));

/** Figures as lines of text. */
export function formatFigures(figures: Figures, indent = ''): string {
  return Object.entries(figures)
    .map(([name, value]) => {
      if (typeof value !== 'object') return `${indent}${name}: ${value}`;
      if (Array.isArray(value)) return [`${indent}${name}:`, ...value.map((line) => `${indent}  ${line}`)].join('\n');
      return `${indent}${name}:\n${formatFigures(value as Figures, `${indent}  `)}`;
    })
    .join('\n');
}
