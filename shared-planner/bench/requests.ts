import { InputError } from '../src/cli/read-input.ts';
import { type Arguments, readArguments, USAGE } from './requests/arguments.ts';
import { type Figures, formatFigures } from './requests/figures.ts';
import { readCurrentData } from './requests/read-current-data.ts';
import { UsageError } from './requests/read-values.ts';
import { runChromium } from './requests/run-chromium.ts';
import { runEdits } from './requests/run-edits.ts';
import { runLarge } from './requests/run-large.ts';
import { runSmall } from './requests/run-small.ts';
import { runWorkerd } from './requests/run-workerd.ts';

function run(args: Arguments): Figures | Promise<Figures> {
  const released = readCurrentData(args.data);
  switch (args.mode) {
    case 'large':
      return runLarge(released, args);
    case 'edits':
      return runEdits(released, args);
    case 'chromium':
      return runChromium(released, args);
    case 'workerd':
      return runWorkerd(released, args);
    default:
      return runSmall(released, args);
  }
}

try {
  const args = readArguments(process.argv.slice(2));
  if (args) {
    const figures = await run(args);
    console.log(args.isJson ? JSON.stringify(figures, null, 2) : formatFigures(figures));
  } else {
    console.log(USAGE);
  }
} catch (error) {
  const isUsage = error instanceof UsageError;
  if (!isUsage && !(error instanceof InputError)) throw error;
  console.error(error.message);
  if (isUsage) console.error('\nTry --help.');
  process.exitCode = isUsage ? 2 : 1;
}
