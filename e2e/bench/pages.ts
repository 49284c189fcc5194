import { createCommand, Option, parseInteger, runCommand } from '@almaty/commands';
import { FIRST_LANGUAGE, LANGUAGES } from '../../shared-languages/src/index.ts';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { DEVICE_NAMES } from './visits/devices.ts';

export const pagesCommand = createCommand(
  'node e2e/bench/pages.ts',
  `Measures every page of the site beside the same pages from one bundle without federation, and as static files without
scripts: on a phone and a desktop, in turn, each visit by Lighthouse and with an empty cache. It prints how the goals of
docs/speed.md are met. A run of all pages writes docs/speed.md too, and takes hours; a device can be run by itself, and the
document keeps the rest. While you work: --runs 1 --routes / /locations --devices phone --reuse`,
)
  .option('--runs <number>', 'how often each page is visited', parseInteger(1, 99), 7)
  .addOption(new Option('--routes <pages...>', 'only these pages').choices(PAGE_PATHS))
  .addOption(new Option('--devices <names...>', 'only these devices').choices(DEVICE_NAMES))
  .addOption(
    new Option('--language <name>', 'the pages in this language, without the bundle, which is English')
      .choices(LANGUAGES)
      .default(FIRST_LANGUAGE),
  )
  .option('--reuse', 'uses what was built and published by the last run')
  .option('--json', 'prints all figures as JSON at the end')
  .action(async ({ runs, routes = PAGE_PATHS, devices = DEVICE_NAMES, language, reuse = false, json }) => {
    const { measurePages } = await import('./measure-pages.ts');
    const { writeDeviceTables, writeGoals } = await import('./report.ts');
    const { describeRun, saveResults } = await import('./results.ts');
    const figures = await measurePages({ runs, routes, devices, language, isReuse: reuse });
    if (json) console.log(JSON.stringify(figures, null, 2));
    else
      console.log(
        ['', ...devices.flatMap((name) => writeDeviceTables(figures, name)), writeGoals(figures)].join('\n\n'),
      );
    if (routes.length < PAGE_PATHS.length || language !== FIRST_LANGUAGE) return;
    for (const device of devices) {
      const own = Object.entries(figures).filter(([name]) => name.startsWith(`${device} `));
      saveResults({ [device]: describeRun(runs, Object.fromEntries(own)) });
    }
  });

if (import.meta.main) await runCommand(pagesCommand);
