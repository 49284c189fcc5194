import type { Arguments } from './arguments.ts';
import { type Figures, formatFigures } from './figures.ts';
import { readCurrentData } from './read-current-data.ts';
import { runChromium } from './run-chromium.ts';
import { runEdits } from './run-edits.ts';
import { runLarge } from './run-large.ts';
import { runSmall } from './run-small.ts';
import { runWorkerd } from './run-workerd.ts';
import { runWorst } from './run-worst.ts';

const RUNS = {
  small: runSmall,
  large: runLarge,
  edits: runEdits,
  worst: runWorst,
  chromium: runChromium,
  workerd: runWorkerd,
} as const;

/**
 * Measures what was asked for and prints the figures.
 *
 * @throws InputError when the planning data cannot be used.
 */
export async function run(args: Arguments): Promise<void> {
  const figures: Figures = await RUNS[args.mode](readCurrentData(args.data), args);
  console.log(args.isJson ? JSON.stringify(figures, null, 2) : formatFigures(figures));
}
