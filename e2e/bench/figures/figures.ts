import { getSpread, type Spread } from './spread.ts';

/**
 * The figures of a bench by what they are of, such as `phone /locations site lcp`: device, what was done, variant, figure.
 * Milliseconds, bytes, counts or scores.
 */
export type Figures = Readonly<Record<string, Spread>>;

/** The name of a figure. */
export const getFigureName = (device: string, subject: string, variant: string, figure: string): string =>
  [device, subject, variant, figure].join(' ');

/** Collects the values of several runs. */
export type FigureCollector = {
  add: (device: string, subject: string, variant: string, values: Readonly<Record<string, number>>) => void;
  /** The spreads of all that was added. */
  summarize: () => Figures;
};

/** Creates a collector without values. */
export function createFigureCollector(): FigureCollector {
  const collected = new Map<string, number[]>();
  return {
    add: (device, subject, variant, values) => {
      for (const [figure, value] of Object.entries(values)) {
        const name = getFigureName(device, subject, variant, figure);
        collected.set(name, [...(collected.get(name) ?? []), value]);
      }
    },
    summarize: () => Object.fromEntries([...collected].map(([name, values]) => [name, getSpread(values)])),
  };
}
