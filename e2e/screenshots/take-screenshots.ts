import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { InvalidArgumentError } from '@almaty/commands';
import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { type Browser, chromium } from '@playwright/test';
import { expectHydrated } from '../stack/hydration.ts';
import { withMailStack } from '../stack/mail-stack.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { setItinerary } from '../stack/session-storage.ts';
import { withStack } from '../stack/test-stack.ts';
import { type Screenshot, writeContactSheet } from './contact-sheet.ts';
import { takeEmailScreenshots } from './emails.ts';
import { takeGuideScreenshots } from './guide.ts';
import type { State } from './state.ts';
import { NOW, states } from './states.ts';

const FOLDER = '.stack/screenshots';
/** Width of the window -> its height. */
const HEIGHTS: Readonly<Record<number, number>> = { 375: 812, 768: 1024, 1440: 900 };
const SCHEMES = ['light', 'dark'] as const;

/** Which states, at which width and in which scheme; all unless given. */
type Selection = { only?: string | undefined; width?: number | undefined; scheme?: string | undefined };

type Job = { state: State; width: number; scheme: (typeof SCHEMES)[number] };

/** Lists the screenshots to take: the states whose name contains `only`, at each width and in each scheme or the given one. */
function listJobs({ only = '', width, scheme }: Selection): Job[] {
  return states
    .filter(({ name }) => name.includes(only))
    .flatMap((state) =>
      (state.widths ?? Object.keys(HEIGHTS).map(Number)).flatMap((stateWidth) =>
        SCHEMES.map((stateScheme) => ({ state, width: stateWidth, scheme: stateScheme })),
      ),
    )
    .filter((job) => (!width || job.width === width) && (!scheme || job.scheme === scheme));
}

async function takeScreenshot(browser: Browser, origin: string, { state, width, scheme }: Job): Promise<Screenshot> {
  const page = await browser.newPage({
    baseURL: origin,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width, height: HEIGHTS[width] ?? 900 },
  });
  await page.clock.setFixedTime(NOW);
  if (state.itinerary) await setItinerary(page, state.itinerary);
  await state.prepare?.(page);
  await page.goto(state.path, { waitUntil: 'networkidle' });
  if (!state.staysUnhydrated) await expectHydrated(page);
  await state.act?.(page);
  // Lazy pictures load only near the window.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // So does what is rendered only there, and a picture of the whole page does not scroll.
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    await Promise.all(
      [...document.images].filter(({ currentSrc }) => currentSrc).map((image) => image.decode().catch(() => {})),
    );
    await document.fonts.ready;
  });
  const file = `${state.name}-${width}-${scheme}.png`;
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: !state.viewportOnly });
  await page.close();
  return { file, state: state.name, width, scheme };
}

const launchBrowser = () => chromium.launch({ executablePath: findOrInstallBrowser().path, args: ['--no-sandbox'] });

/**
 * Takes screenshots of states and writes a contact sheet.
 *
 * @throws InvalidArgumentError that names the states when none is selected.
 */
export async function takeStates(selection: Selection): Promise<void> {
  const jobs = listJobs(selection);
  if (jobs.length === 0)
    throw new InvalidArgumentError(
      `No state has this name at this width and in this scheme. States: ${states.map(({ name }) => name).join(', ')}`,
    );
  await prepareState();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await withStack('screenshots', async ({ origin }) => {
    const browser = await launchBrowser();
    const screenshots: Screenshot[] = [];
    for (const job of jobs) {
      const screenshot = await takeScreenshot(browser, origin, job);
      console.log(`${screenshots.length + 1}/${jobs.length}  ${screenshot.file}`);
      screenshots.push(screenshot);
    }
    await writeContactSheet(browser, FOLDER, screenshots);
    await browser.close();
  });
  console.log(`Open ${FOLDER}/index.html, or ${FOLDER}/contact.png`);
}

/** Takes the email with a plan, and its picture, in each language, and writes a contact sheet. */
export async function takeEmails(): Promise<void> {
  await prepareState();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await withMailStack('screenshots', async (stack, mailbox) => {
    const browser = await launchBrowser();
    await writeContactSheet(browser, FOLDER, await takeEmailScreenshots(browser, stack, mailbox, FOLDER));
    await browser.close();
  });
  console.log(`Open ${FOLDER}/index.html, or ${FOLDER}/contact.png`);
}

/** Takes the screenshots of docs/editors.md. */
export async function takeGuide(): Promise<void> {
  await prepareState();
  await withStack('screenshots', async (stack) => {
    const browser = await launchBrowser();
    for (const file of await takeGuideScreenshots(browser, stack)) console.log(file);
    await browser.close();
  });
}
