import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../browser/find-browser.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { withStack } from '../stack/test-stack.ts';
import { type Shot, writeContactSheet } from './contact-sheet.ts';
import { picturesOfGuide } from './guide.ts';
import { type State, setItinerary, states } from './states.ts';

const USAGE = `Takes pictures of every route and state into .stack/screenshots, with a contact sheet.

  node e2e/screenshots/take.ts [--only <part of a state's name>] [--width 375|768|1440] [--scheme light|dark]
  node e2e/screenshots/take.ts --guide    the pictures of docs/editors.md, by editing a copy of this working copy`;

const FOLDER = '.stack/screenshots';
const heights: Readonly<Record<number, number>> = { 375: 812, 768: 1024, 1440: 900 };
const schemes = ['light', 'dark'] as const;

type Wanted = { state: State; width: number; scheme: (typeof schemes)[number] };

function wanted(only: string, width?: string, scheme?: string): Wanted[] {
  return states
    .filter(({ name }) => name.includes(only))
    .flatMap((state) =>
      (state.widths ?? Object.keys(heights).map(Number)).flatMap((each) =>
        schemes.map((one) => ({ state, width: each, scheme: one })),
      ),
    )
    .filter((each) => (!width || each.width === Number(width)) && (!scheme || each.scheme === scheme));
}

async function take(browser: Browser, origin: string, { state, width, scheme }: Wanted): Promise<Shot> {
  const page = await browser.newPage({
    baseURL: origin,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    viewport: { width, height: heights[width] ?? 900 },
  });
  if (state.itinerary) await setItinerary(page, state.itinerary);
  await state.before?.(page);
  await page.goto(state.path, { waitUntil: 'networkidle' });
  if (!state.dead)
    await page.locator('[data-hydration-boundary]:not([data-hydrated])').first().waitFor({ state: 'detached' });
  await state.act?.(page);
  // Pictures that are lazy come when they are near: walk down once.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(
      [...document.images].filter(({ currentSrc }) => currentSrc).map((image) => image.decode().catch(() => {})),
    );
    await document.fonts.ready;
  });
  const file = `${state.name}-${width}-${scheme}.png`;
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: !state.window });
  await page.close();
  return { file, state: state.name, width, scheme };
}

/** Ends the command with how it is used, and what was wrong with this use of it. */
function explain(problem?: string): never {
  console.error(
    [...(problem ? [problem, ''] : []), USAGE, '', `States: ${states.map(({ name }) => name).join(', ')}`].join('\n'),
  );
  process.exit(problem ? 2 : 0);
}

function options() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ options: { only: text, width: text, scheme: text, guide: flag, help: flag } }).values;
  } catch (error) {
    return explain(error instanceof Error ? error.message : String(error));
  }
}

const launch = () => chromium.launch({ executablePath: findOrInstallBrowser().path, args: ['--no-sandbox'] });

async function takeStates(list: readonly Wanted[]): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await withStack('screenshots', async ({ origin }) => {
    const browser = await launch();
    const shots: Shot[] = [];
    for (const each of list) {
      const shot = await take(browser, origin, each);
      console.log(`${shots.length + 1}/${list.length}  ${shot.file}`);
      shots.push(shot);
    }
    await writeContactSheet(browser, FOLDER, shots);
    await browser.close();
  });
  console.log(`Open ${FOLDER}/index.html, or ${FOLDER}/contact.png`);
}

async function takeGuide(): Promise<void> {
  await withStack('screenshots', async (stack) => {
    const browser = await launch();
    for (const file of await picturesOfGuide(browser, stack)) console.log(file);
    await browser.close();
  });
}

const asked = options();
if (asked.help) explain();
const list = wanted(asked.only ?? '', asked.width, asked.scheme);
if (list.length === 0) explain('No state is called so, or not at this width or in this scheme.');
await prepareState();
await (asked.guide ? takeGuide() : takeStates(list));
