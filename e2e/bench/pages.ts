import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { chromium } from '@playwright/test';
import { createReporter } from '../../scripts/run-command.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { type BenchOptions, parseCommandLine, USAGE, UsageError } from './command-line.ts';
import type { Figures } from './figures/figures.ts';
import { LIGHTHOUSE_RUNS, measureLinks, measurePages, measureScores } from './measure-pages.ts';
import { listMissed, writeGoalTable } from './report/goal-table.ts';
import { writeDeviceTables } from './report/page-tables.ts';
import { type Measurement, type Results, readResults } from './report/results.ts';
import { printChanges, saveResults, saveWaterfall } from './report/write-report.ts';
import { serveVariants } from './variants/variants.ts';
import { DEVICE_NAMES, type DeviceName } from './visits/devices.ts';

/** What one run has measured; parts that it left out are missing. */
type Run = { results: Results; waterfall?: string | undefined };

/** The figures of one device, whose names begin with it. */
const pickFigures = (figures: Figures, device: DeviceName): Figures =>
  Object.fromEntries(Object.entries(figures).filter(([name]) => name.startsWith(`${device} `)));

async function measure(options: BenchOptions): Promise<Run> {
  const report = createReporter('bench');
  const { origins, stop } = await serveVariants(options.isReuse, report);
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser().path, args: ['--no-sandbox'] });
  const describe = (runs: number, figures: Figures): Measurement => ({
    date: new Date().toISOString().slice(0, 10),
    runs,
    cores: availableParallelism(),
    figures,
  });
  const run: Run = { results: {} };
  try {
    if (options.hasVisits) {
      const { figures, waterfall } = await measurePages(browser, origins, options, report);
      const links = await measureLinks(browser, origins, options, report);
      for (const device of options.devices)
        run.results[device] = describe(options.runs, pickFigures({ ...figures, ...links }, device));
      run.waterfall = waterfall;
    }
    if (options.hasLighthouse)
      run.results.scores = describe(LIGHTHOUSE_RUNS, await measureScores(origins, options.routes, report));
    return run;
  } finally {
    await browser.close();
    await stop();
  }
}

function print(figures: Figures, devices: BenchOptions['devices']) {
  for (const device of devices)
    for (const { title, table } of writeDeviceTables(figures, device)) console.log(`\n${device}: ${title}\n\n${table}`);
  console.log(`\nGoals\n\n${writeGoalTable(figures)}\n`);
  const missed = listMissed(figures);
  if (missed.length > 0) console.log(`Missed:\n${missed.map((line) => `  ${line}`).join('\n')}\n`);
}

async function run(options: BenchOptions): Promise<void> {
  const { waterfall, results } = await measure(options);
  const last = readResults();
  print(Object.assign({}, ...Object.values(results).map(({ figures }) => figures)), options.devices);
  for (const name of [...DEVICE_NAMES, 'scores'] as const)
    if (results[name]) printChanges(name, results[name], last[name]);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
  const isComplete = options.routes.length === PAGE_PATHS.length;
  if (isComplete) {
    if (waterfall) saveWaterfall(waterfall);
    saveResults(results);
  }
  console.log(isComplete ? 'Written to docs/speed.md.' : 'Not in docs/speed.md, which is of all pages.');
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
