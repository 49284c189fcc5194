import type { Browser } from '@playwright/test';
import type { BenchOptions } from './command-line.ts';
import { createFigureCollector, type Figures } from './figures/figures.ts';
import { drawWaterfall } from './figures/waterfall.ts';
import { type ServedVariants, VARIANTS } from './variants/variants.ts';
import { DEVICES, type DeviceName } from './visits/devices.ts';
import { measureAdd } from './visits/measure-add.ts';
import { measureLighthouse } from './visits/measure-lighthouse.ts';
import { type Load, measureLoad } from './visits/measure-load.ts';
import { measureNavigation, SITE_LINKS } from './visits/measure-navigation.ts';
import { tryAgain } from './visits/try-again.ts';
import { warmUp } from './visits/warm-up.ts';

/** The visit that is drawn. */
const DRAWN = { device: 'phone', route: '/locations' };
/** How often Lighthouse looks at a page, however often it is visited otherwise; its own variance is large. */
export const LIGHTHOUSE_RUNS = 5;

/** The variants whose pages run scripts. */
const WITH_SCRIPTS = ['site', 'bundle'] as const;

type Origins = ServedVariants['origins'];
type Report = (text: string) => void;

/** The figures of all visits, and the picture of one of them, if it was visited. */
export type PageFigures = { figures: Figures; waterfall: string | undefined };

function drawLoad({ figures, requests }: Load): string {
  const begin = Math.min(...requests.map(({ sentAt }) => sentAt));
  const toTime = (at: number) => (at - begin) * 1000;
  const bars = requests.map(({ path, kind, transfers, sentAt, respondedAt = sentAt, endedAt = respondedAt }) => ({
    path,
    kind,
    bytes: transfers.reduce((sum, { bytes }) => sum + bytes, 0),
    sentAt: toTime(sentAt),
    respondedAt: toTime(respondedAt),
    endedAt: toTime(endedAt),
  }));
  const title = `${DRAWN.route} on a ${DRAWN.device}`;
  return drawWaterfall(title, bars, [
    { name: 'first paint', at: figures.fcp },
    { name: 'largest paint', at: figures.lcp },
  ]);
}

/** What is visited: a page on a device. */
type Visit = { device: DeviceName; route: string; canAdd: boolean };

/** Opens every page in every variant once, which also finds out where something can be added to the itinerary. */
async function prepareVisits(browser: Browser, origins: Origins, { routes, devices }: BenchOptions): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const device of devices)
    for (const route of routes) {
      for (const variant of WITH_SCRIPTS) await warmUp(browser, DEVICES[device], origins[variant] + route);
      visits.push({ device, route, canAdd: await warmUp(browser, DEVICES[device], origins.static + route) });
    }
  return visits;
}

/** Measures pages on devices in every variant; the variants take turns. */
export async function measurePages(
  browser: Browser,
  origins: Origins,
  options: BenchOptions,
  report: Report,
): Promise<PageFigures> {
  const collector = createFigureCollector();
  let waterfall: string | undefined;
  report('opening every page once');
  const visits = await prepareVisits(browser, origins, options);
  for (let run = 1; run <= options.runs; run += 1)
    for (const { device, route, canAdd } of visits) {
      const paints: string[] = [];
      for (const variant of VARIANTS) {
        const load = await tryAgain(report, () =>
          measureLoad(browser, DEVICES[device], origins[variant] + route, variant !== 'static'),
        );
        collector.add(device, route, variant, load.figures);
        paints.push(`${variant} ${load.figures.lcp.toFixed(0)}`);
        if (variant === 'site' && device === DRAWN.device && route === DRAWN.route) waterfall = drawLoad(load);
      }
      for (const variant of canAdd ? WITH_SCRIPTS : []) {
        const add = await tryAgain(report, () => measureAdd(browser, DEVICES[device], origins[variant] + route));
        collector.add(device, route, variant, add);
      }
      report(`run ${run} of ${options.runs}, ${device}, ${route}: LCP in ms, ${paints.join(', ')}`);
    }
  return { figures: collector.summarize(), waterfall };
}

/** Measures the links of the site whose page is among the routes, pressed at once and hovered before. */
export async function measureLinks(
  browser: Browser,
  origins: Origins,
  { runs, routes, devices }: BenchOptions,
  report: Report,
): Promise<Figures> {
  const collector = createFigureCollector();
  const links = SITE_LINKS.filter(({ from }) => routes.some((route) => route === from));
  for (let run = 1; run <= runs; run += 1)
    for (const device of devices)
      for (const link of links) {
        const measure = (variant: (typeof WITH_SCRIPTS)[number], isHovered: boolean) =>
          tryAgain(report, () => measureNavigation(browser, DEVICES[device], origins[variant], link, isHovered));
        const cold = await measure('site', false);
        const hovered = await measure('site', true);
        collector.add(device, link.name, 'site', { cold, hovered });
        collector.add(device, link.name, 'bundle', { cold: await measure('bundle', false) });
        report(
          `run ${run} of ${runs}, ${device}, ${link.name}: ${cold.toFixed(0)} ms, hovered ${hovered.toFixed(0)} ms`,
        );
      }
  return collector.summarize();
}

/** Asks Lighthouse for the scores of the site and of the static pages. */
export async function measureScores(origins: Origins, routes: readonly string[], report: Report): Promise<Figures> {
  const collector = createFigureCollector();
  for (let run = 1; run <= LIGHTHOUSE_RUNS; run += 1)
    for (const route of routes) {
      const site = await tryAgain(report, () => measureLighthouse(origins.site + route));
      const floor = await tryAgain(report, () => measureLighthouse(origins.static + route));
      collector.add('phone', route, 'site', site);
      collector.add('phone', route, 'static', floor);
      report(`Lighthouse ${run} of ${LIGHTHOUSE_RUNS}, ${route}: ${site.performance}, static ${floor.performance}`);
    }
  return collector.summarize();
}
