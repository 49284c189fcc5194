import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { chromium } from '@playwright/test';
import { createReporter } from '../../scripts/run-command.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { type BenchOptions, parseCommandLine, USAGE, UsageError } from './command-line.ts';
import { measureLinks, measurePages, measureScores } from './measure-pages.ts';
import { listMissed, writeGoalTable } from './report/goal-table.ts';
import { writeDeviceTables } from './report/page-tables.ts';
import { type Measurement, readResults } from './report/results.ts';
import { printChanges, saveMeasurement, saveWaterfall } from './report/write-report.ts';
import { serveVariants } from './variants/variants.ts';
import { DEVICE_NAMES } from './visits/devices.ts';

async function measure(options: BenchOptions): Promise<{ measurement: Measurement; waterfall: string | undefined }> {
  const report = createReporter('bench');
  const { origins, stop } = await serveVariants(options.isReuse, report);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path, args: ['--no-sandbox'] });
  try {
    const { figures, waterfall } = await measurePages(browser, origins, options, report);
    const links = await measureLinks(browser, origins, options, report);
    const scores = options.hasLighthouse ? await measureScores(origins, options.routes, report) : {};
    const measurement = {
      date: new Date().toISOString().slice(0, 10),
      runs: options.runs,
      cores: availableParallelism(),
      figures: { ...figures, ...links, ...scores },
    };
    return { measurement, waterfall };
  } finally {
    await browser.close();
    await stop();
  }
}

function print({ figures }: Measurement, devices: BenchOptions['devices']) {
  for (const device of devices)
    for (const { title, table } of writeDeviceTables(figures, device)) console.log(`\n${device}: ${title}\n\n${table}`);
  console.log(`\nGoals\n\n${writeGoalTable(figures)}\n`);
  const missed = listMissed(figures);
  if (missed.length > 0) console.log(`Missed:\n${missed.map((line) => `  ${line}`).join('\n')}\n`);
}

async function run(options: BenchOptions): Promise<void> {
  const { measurement, waterfall } = await measure(options);
  print(measurement, options.devices);
  printChanges(measurement, readResults().pages);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(measurement, null, 2)}\n`);
  const isComplete = options.routes.length === PAGE_PATHS.length && options.devices.length === DEVICE_NAMES.length;
  if (isComplete) {
    if (waterfall) saveWaterfall(waterfall);
    saveMeasurement('pages', measurement);
  }
  console.log(isComplete ? 'Written to docs/speed.md.' : 'Not in docs/speed.md, which is of all pages on all devices.');
}

try {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) console.log(USAGE);
  else await run(parseCommandLine(args));
} catch (error) {
  const isUsageError = error instanceof UsageError;
  console.error(isUsageError ? `${error.message}\n\n${USAGE}` : error instanceof Error ? error.message : error);
  process.exitCode = isUsageError ? 2 : 1;
}
