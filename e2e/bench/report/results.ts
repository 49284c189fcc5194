import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Figures } from '../figures/figures.ts';
import type { DeviceName } from '../visits/devices.ts';

/** What one command has measured, and when. */
export type Measurement = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** How often each figure was measured. */
  runs: number;
  /** Processors of the machine. */
  cores: number;
  figures: Figures;
};

/** The last complete measurements: of all pages on a device, of the scores of Lighthouse, and of the API. */
export type Results = { [Name in DeviceName | 'scores' | 'api']?: Measurement };

const FILE = path.resolve(import.meta.dirname, '../../../docs/speed.json');

/** Reads the results of the last complete runs; none when there was no run. */
export const readResults = (): Results => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

/** Rounds figures, so that a file of them can be read. */
const roundFigures = ({ figures, ...rest }: Measurement): Measurement => ({
  ...rest,
  figures: Object.fromEntries(
    Object.entries(figures).map(([name, { median, low, high }]) => {
      const round = (value: number) => Math.round(value * 1000) / 1000;
      return [name, { median: round(median), low: round(low), high: round(high) }];
    }),
  ),
});

/** Writes results with one line for each figure, which git compares well. */
export function writeResults(results: Results): void {
  const rounded = Object.fromEntries(Object.entries(results).map(([name, value]) => [name, roundFigures(value)]));
  const text = JSON.stringify(rounded, null, 1).replaceAll(
    /\{\s*("median":[^{}]*?)\s*\}/g,
    (_, spread: string) => `{ ${spread.replaceAll(/\s+/g, ' ')} }`,
  );
  writeFileSync(FILE, `${text}\n`);
}
