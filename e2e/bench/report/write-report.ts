import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareFigures } from '../figures/compare-figures.ts';
import { formatNumber } from '../figures/format.ts';
import { writeTable } from '../figures/table.ts';
import { writeDocument } from './document.ts';
import type { Measurement, Results } from './results.ts';
import { readResults, writeResults } from './results.ts';

const DOCUMENTS = path.resolve(import.meta.dirname, '../../../docs');

/** Prints which figures of a measurement have changed since its last complete run. */
export function printChanges(name: keyof Results, measurement: Measurement, last: Measurement | undefined): void {
  if (!last) {
    console.log(`There is no earlier run of ${name} to compare with.`);
    return;
  }
  const changes = compareFigures(last.figures, measurement.figures);
  console.log(`Changes of ${name} since the run of ${last.date}:${changes.length === 0 ? ' none' : ''}`);
  const rows = changes.map(({ name, before, after }) => [
    name,
    formatNumber(before, 3),
    formatNumber(after, 3),
    before === 0 ? '' : `${after > before ? '+' : ''}${(100 * (after / before - 1)).toFixed(0)} %`,
  ]);
  if (rows.length > 0) console.log(writeTable(['figure', 'before', 'now', 'change'], rows));
}

/** Replaces what was measured, and writes the document anew. */
export function saveResults(measured: Results): void {
  const results = { ...readResults(), ...measured };
  writeResults(results);
  writeFileSync(path.join(DOCUMENTS, 'speed.md'), writeDocument(results));
}

/** Writes the picture of one visit. */
export const saveWaterfall = (picture: string): void =>
  writeFileSync(path.join(DOCUMENTS, 'speed-waterfall.svg'), picture);
