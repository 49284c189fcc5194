import type { DeviceName } from './visits/devices.ts';

/** The median of several runs, and the quarter of them below and above. */
export type Spread = { median: number; low: number; high: number };

/**
 * The figures of a bench by what they are of, such as `phone /locations site lcp`: device, what was done, variant, figure.
 * Milliseconds, bytes, counts or scores.
 */
export type Figures = Readonly<Record<string, Spread>>;

/** What one command has measured: the day (`yyyy-MM-dd`), how often, and on how many processors. */
export type Measurement = { date: string; runs: number; cores: number; figures: Figures };

/** The last complete measurements: of all pages on a device, and of the API. */
export type Results = { [Name in DeviceName | 'api']?: Measurement };

/** Lists what figures are of, each once: device and what was done, such as `phone /locations`. */
export const listSubjects = (figures: Figures): string[] => [
  ...new Set(Object.keys(figures).map((name) => name.split(' ').slice(0, 2).join(' '))),
];

/**
 * Computes the median of a figure of a subject, or the ratio or difference of two variants.
 *
 * @param expression such as `site lcp`, `site ÷ static lcp` or `site − static tbt`.
 * @returns undefined when it was not measured.
 */
export function computeFigure(figures: Figures, subject: string, expression: string): number | undefined {
  const [variant, operator, other, figure] = expression.split(' ');
  if (!figure) return figures[`${subject} ${expression}`]?.median;
  const value = figures[`${subject} ${variant} ${figure}`]?.median;
  const base = figures[`${subject} ${other} ${figure}`]?.median;
  if (value === undefined || base === undefined) return undefined;
  if (operator === '−') return value - base;
  return base === 0 ? undefined : value / base;
}

/** Interpolates a quantile. @param share 0.5 for the median. @throws Error when there are no values. */
export function getQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error('There is no quantile of nothing');
  return below + (above - below) * (position - Math.floor(position));
}

/** Collects the values of several runs. */
export type FigureCollector = {
  add: (device: string, subject: string, variant: string, values: Readonly<Record<string, number>>) => void;
  /** The spreads of all that was added, in thousandths. */
  summarize: () => Figures;
};

/** Creates a collector without values. */
export function createFigureCollector(): FigureCollector {
  const collected = new Map<string, number[]>();
  const getRounded = (values: readonly number[], share: number) => Math.round(getQuantile(values, share) * 1000) / 1000;
  return {
    add: (device, subject, variant, values) => {
      for (const [figure, value] of Object.entries(values)) {
        const name = [device, subject, variant, figure].join(' ');
        collected.set(name, [...(collected.get(name) ?? []), value]);
      }
    },
    summarize: () =>
      Object.fromEntries(
        [...collected].map(([name, values]) => [
          name,
          { median: getRounded(values, 0.5), low: getRounded(values, 0.25), high: getRounded(values, 0.75) },
        ]),
      ),
  };
}
