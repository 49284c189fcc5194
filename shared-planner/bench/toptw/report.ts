import type { Reference } from './references.ts';
import type { Run } from './run-instance.ts';

/** One run of the benchmark. */
export interface Entry extends Run {
  instance: string;
  days: number;
  reference: Reference | undefined;
}

interface Average {
  runs: number;
  /** The average gap to the best known in percent, undefined if nothing is known of any run. */
  gap: number | undefined;
  cpu: number;
}

export interface Summary {
  /** By class and number of days, by class, by number of days and over all. */
  averages: Record<string, Average>;
  /** How many runs have a proven optimum, and how many reached it. */
  proven: { known: number; reached: number };
  /** Scores above a best known one that is not proven. */
  newBest: string[];
  /** Routes that break a rule, and scores above a proven optimum. */
  errors: string[];
}

/** The letters that a name begins with. */
export const getClass = (instance: string): string => /^[a-z]*/i.exec(instance)?.[0] ?? '';

/** How far a run is below the best known score, in percent; negative if it is above. */
export function getGap({ score, reference }: Pick<Entry, 'score' | 'reference'>): number | undefined {
  return reference && reference.best > 0 ? (1 - score / reference.best) * 100 : undefined;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function average(entries: readonly Entry[]): Average {
  const gaps = entries.map(getGap).filter((gap) => gap !== undefined);
  return {
    runs: entries.length,
    gap: gaps.length > 0 ? mean(gaps) : undefined,
    cpu: mean(entries.map(({ cpu }) => cpu)),
  };
}

const describeEntry = ({ instance, days }: Entry): string => `${instance}, ${days} ${days === 1 ? 'day' : 'days'}`;

/** Averages, counts and errors of all runs. */
export function summarize(entries: readonly Entry[]): Summary {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const name = getClass(entry.instance);
    for (const key of [`${name}/${entry.days}`, name, `all/${entry.days}`, 'all']) {
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
  }
  const known = entries.filter(({ reference }) => reference?.proven !== undefined);
  const isAbove = ({ score, reference }: Entry) =>
    reference !== undefined && score > (reference.proven ?? reference.best);
  const isProven = ({ reference }: Entry) => reference?.proven !== undefined;
  const describeScore = (entry: Entry) => `${describeEntry(entry)}: ${entry.score} above ${entry.reference?.best}`;
  return {
    averages: Object.fromEntries([...groups].sort().map(([key, group]) => [key, average(group)])),
    proven: {
      known: known.length,
      reached: known.filter(({ score, reference }) => score === reference?.proven).length,
    },
    newBest: entries.filter((entry) => isAbove(entry) && !isProven(entry)).map(describeScore),
    errors: entries.flatMap((entry) => [
      ...entry.errors.map((error) => `${describeEntry(entry)}: ${error}`),
      ...(isAbove(entry) && isProven(entry) ? [`${describeScore(entry)}, which is proven optimal`] : []),
    ]),
  };
}

const formatGap = (gap: number | undefined): string => (gap === undefined ? '-' : gap.toFixed(2));

/** One run as lines of text: the figures, then each route with the numbers that the file gives its points. */
export function formatEntry(entry: Entry): string {
  const { instance, days, score, reference, iterations, cpu, routes } = entry;
  const figures = [
    instance.padEnd(8),
    `${days} d`,
    String(score).padStart(6),
    `best ${reference?.best ?? '-'}${reference?.proven === undefined ? '' : ' proven'}`.padEnd(18),
    `gap ${formatGap(getGap(entry))} %`.padEnd(14),
    `${iterations} iterations`.padStart(18),
    `${cpu.toFixed(0)} ms`.padStart(8),
  ];
  return [figures.join('  '), ...routes.map((route) => `    ${route.map((stop) => stop + 1).join(' ')}`)].join('\n');
}

/** The summary as a table of averages and lists. */
export function formatSummary({ averages, proven, newBest, errors }: Summary): string {
  const rows = Object.entries(averages).map(
    ([key, { runs, gap, cpu }]) =>
      `${key.padEnd(8)}${String(runs).padStart(6)}${formatGap(gap).padStart(10)}${cpu.toFixed(0).padStart(10)}`,
  );
  return [
    `${'class'.padEnd(8)}${'runs'.padStart(6)}${'gap %'.padStart(10)}${'CPU ms'.padStart(10)}`,
    ...rows,
    `proven optima reached: ${proven.reached} of ${proven.known}`,
    ...newBest.map((text) => `better than the best known: ${text}`),
    ...errors.map((text) => `ERROR ${text}`),
  ].join('\n');
}
