import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { type Browser, chromium } from '@playwright/test';
import { createReporter } from '../../scripts/reporter.ts';
import { FIRST_LANGUAGE, type Language, toLanguage } from '../../shared-languages/src/index.ts';
import { findFreePort } from '../stack/test-stack.ts';
import { createFigureCollector, type Figures } from './figures.ts';
import { serveVariants, VARIANTS } from './variants/variants.ts';
import { DEVICES, type DeviceName } from './visits/devices.ts';
import { ADD_BUTTON, measureAdd } from './visits/measure-add.ts';
import { measureLoad } from './visits/measure-load.ts';
import { measureNavigation, SITE_LINKS } from './visits/measure-navigation.ts';

/** What to measure, how often, and whether with what was built before. */
export type PageOptions = {
  runs: number;
  routes: readonly string[];
  devices: readonly DeviceName[];
  language: Language;
  isReuse: boolean;
};

/** The variants whose pages run scripts. */
const WITH_SCRIPTS = ['site', 'bundle'] as const;

/**
 * Opens a page once, so that the server before the stack has stored its files, as the edge has those of a site that is
 * visited.
 *
 * @returns whether the page has a button that adds something to the itinerary.
 */
async function warmUp(browser: Browser, device: DeviceName, url: string): Promise<boolean> {
  const { window, pixelRatio } = DEVICES[device];
  const page = await browser.newPage({ viewport: window, deviceScaleFactor: pixelRatio });
  await page.goto(url, { waitUntil: 'networkidle' });
  const count = await page.locator(ADD_BUTTON).count();
  await page.close();
  return count > 0;
}

/** Measures pages and the links between them on devices; the variants take turns. */
export async function measurePages({ runs, routes, devices, language, isReuse }: PageOptions): Promise<Figures> {
  const isEnglish = language === FIRST_LANGUAGE;
  const variants = VARIANTS.filter((variant) => isEnglish || variant !== 'bundle');
  const paths = routes.map((route) => toLanguage(route, language));
  const report = createReporter('bench');
  const { origins, stop } = await serveVariants(isReuse, report);
  const executablePath = findOrInstallBrowser().path;
  const port = await findFreePort();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  // With a window, so that the tabs of Lighthouse are not the first one, for which Chromium loads a lot.
  const lighthouseBrowser = await chromium.launchPersistentContext('', {
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const collector = createFigureCollector();

  async function measurePage(name: DeviceName, route: string, canAdd: boolean): Promise<string> {
    const paints: string[] = [];
    for (const variant of variants) {
      const load = await measureLoad(port, DEVICES[name], origins[variant] + route);
      collector.add(name, route, variant, load);
      paints.push(`${variant} ${load.lcp.toFixed(0)}`);
    }
    for (const variant of canAdd ? WITH_SCRIPTS : [])
      collector.add(name, route, variant, await measureAdd(browser, DEVICES[name], origins[variant] + route));
    return `LCP in ms, ${paints.join(', ')}`;
  }

  async function measureLinks(name: DeviceName) {
    for (const link of SITE_LINKS.filter(({ from }) => paths.includes(from))) {
      const measure = (variant: (typeof WITH_SCRIPTS)[number], isHovered: boolean) =>
        measureNavigation(browser, DEVICES[name], origins[variant], link, isHovered);
      const [cold, hovered] = [await measure('site', false), await measure('site', true)];
      collector.add(name, link.name, 'site', { cold, hovered });
      collector.add(name, link.name, 'bundle', { cold: await measure('bundle', false) });
      report(`${name}, ${link.name}: ${cold.toFixed(0)} ms, hovered ${hovered.toFixed(0)} ms`);
    }
  }

  try {
    report('opening every page once');
    const visits: { device: DeviceName; route: string; canAdd: boolean }[] = [];
    for (const device of devices)
      for (const route of paths) {
        for (const variant of variants.filter((name) => name !== 'static'))
          await warmUp(browser, device, origins[variant] + route);
        const hasButton = await warmUp(browser, device, origins.static + route);
        visits.push({ device, route, canAdd: hasButton && isEnglish });
      }
    for (let run = 1; run <= runs; run += 1) {
      for (const { device, route, canAdd } of visits)
        report(`run ${run} of ${runs}, ${device}, ${route}: ${await measurePage(device, route, canAdd)}`);
      for (const device of devices) await measureLinks(device);
    }
    return collector.summarize();
  } finally {
    await Promise.all([browser.close(), lighthouseBrowser.close()]);
    await stop();
  }
}
