import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { Figures, Measurement, Results } from './figures.ts';
import { writeFigures } from './report.ts';

const DOCUMENTS = path.resolve(import.meta.dirname, '../../docs');
const FILE = path.join(DOCUMENTS, 'speed.json');

/** Adds the day and the machine to figures. */
export const describeRun = (runs: number, figures: Figures): Measurement => ({
  date: new Date().toISOString().slice(0, 10),
  runs,
  cores: availableParallelism(),
  figures,
});

/** Replaces what was measured in docs/speed.json, with a line for each figure, and the figures in docs/speed.md. */
export function saveResults(measured: Results): void {
  const last: Results = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const results = { ...last, ...measured };
  const text = JSON.stringify(results, null, 1).replaceAll(
    /\{\s*("median":[^{}]*?)\s*\}/g,
    (_, spread: string) => `{ ${spread.replaceAll(/\s+/g, ' ')} }`,
  );
  writeFileSync(FILE, `${text}\n`);
  const document = path.join(DOCUMENTS, 'speed.md');
  const [introduction] = readFileSync(document, 'utf8').split(/^## Goals$/m);
  writeFileSync(document, introduction + writeFigures(results));
}
