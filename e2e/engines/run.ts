import { createCommand, Option, runCommand } from '@almaty/commands';

const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'] as const;
const WIDTHS = ['375', '1440'] as const;

export const enginesCommand = createCommand(
  'npm run test:engines --',
  `Runs the core journeys in the engines of Chrome, Firefox and Safari, which it installs from Debian's packages when they are
missing, and prints a table. Screenshots and what was printed are in .stack/engines.`,
)
  .addOption(new Option('--engine <names...>', 'only these').choices(ENGINE_NAMES).default(ENGINE_NAMES))
  .addOption(new Option('--width <pixels...>', 'only these').choices(WIDTHS).default(WIDTHS))
  .action(async ({ engine, width }) => {
    const { runEngines } = await import('./run-engines.ts');
    const failures = await runEngines({ engines: engine, widths: width.map(Number) });
    if (failures > 0) process.exitCode = 1;
  });

if (import.meta.main) await runCommand(enginesCommand);
