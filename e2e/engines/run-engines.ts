import { mkdir, rm, writeFile } from 'node:fs/promises';
import { findOrInstallBrowser } from '@almaty/delivery/browser';
import { chromium as playwright } from '@playwright/test';
import { markdownTable } from 'markdown-table';
import { type Screenshot, writeContactSheet } from '../screenshots/contact-sheet.ts';
import { prepareState } from '../stack/prepared-state.ts';
import { withStack } from '../stack/test-stack.ts';
import type { Size } from './engine.ts';
import { ENGINES, type EngineName, SIZES } from './engines.ts';
import { installEngines } from './install.ts';
import { JOURNEYS } from './journeys.ts';
import type { Trip } from './trip.ts';
import { createVisitor } from './visitor.ts';

const FOLDER = '.stack/engines';

/** What is run: all unless given. */
export type Selection = { engines: readonly EngineName[]; widths: readonly number[] };

/** The result of a journey: a note, or why it failed. */
type Result = { journey: string; isSuccess: boolean; text: string };

/** Whether the pictures in the window are there. Runs in the page. */
const hasPictures = () =>
  [...document.images].every((image) => {
    const { left, top, right, bottom, width } = image.getBoundingClientRect();
    const isInWindow = width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return image.complete || !isInWindow || !image.checkVisibility({ visibilityProperty: true });
  });

/** Runs all journeys in one window, and goes on after one that failed. */
async function runJourneys(origin: string, name: EngineName, size: Size, screenshots: Screenshot[]): Promise<Result[]> {
  const window = await ENGINES[name].launch(size);
  const visitor = createVisitor(window, origin);
  const getFile = (what: string, extension: string) => `${what}-${size.width}-${name}.${extension}`;
  const takePicture = async (state: string) => {
    await visitor.wait('pictures in the window', hasPictures);
    const file = getFile(state, 'png');
    await writeFile(`${FOLDER}/${file}`, await window.screenshot());
    screenshots.push({ file, state, width: size.width, scheme: name });
  };
  const trip: Trip = {
    ...{ origin, size, takePicture, plan: '' },
    email: `${name}.${size.width}@example.com`,
    print: async (what) => {
      const pdf = await window.print();
      if (!pdf) return 'not printed: the driver cannot';
      await writeFile(`${FOLDER}/${getFile(what, 'pdf')}`, pdf);
    },
  };
  const results: Result[] = [];
  for (const [journey, run] of Object.entries(JOURNEYS)) {
    let result: Result;
    try {
      const note = await run(visitor, trip);
      const errors = window.takeErrors();
      result = { journey, isSuccess: errors.length === 0, text: errors.join('; ') || (note ?? '') };
    } catch (error) {
      await writeFile(`${FOLDER}/${getFile(`failed-${journey}`, 'png')}`, await window.screenshot());
      result = { journey, isSuccess: false, text: `${error instanceof Error ? error.message : error}` };
    }
    console.log(`${result.isSuccess ? 'ok    ' : 'FAILED'} ${name} ${size.width} ${journey} ${result.text}`);
    results.push(result);
  }
  await window.close();
  return results;
}

async function writePictures(screenshots: readonly Screenshot[]): Promise<void> {
  const browser = await playwright.launch({ executablePath: findOrInstallBrowser().path, args: ['--no-sandbox'] });
  const states = [...screenshots].sort((a, b) => a.width - b.width);
  await writeContactSheet(browser, FOLDER, states);
  await browser.close();
}

/**
 * Runs the journeys in every engine at every width, one after the other, and prints a table of them.
 *
 * @returns how many failed.
 * @throws Error when an engine cannot be installed.
 */
export async function runEngines({ engines, widths }: Selection): Promise<number> {
  installEngines(engines.map((name) => ENGINES[name]));
  await prepareState();
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const screenshots: Screenshot[] = [];
  const columns: { title: string; results: Result[] }[] = [];
  await withStack('engines', async ({ origin }) => {
    for (const name of engines)
      for (const size of SIZES.filter(({ width }) => widths.includes(width))) {
        const results = await runJourneys(origin, name, size, screenshots);
        columns.push({ title: `${name} ${size.width}`, results });
      }
  });
  await writePictures(screenshots);
  const rows = Object.keys(JOURNEYS).map((journey) => [
    journey,
    ...columns.map(({ results }) => {
      const result = results.find((one) => one.journey === journey);
      return result?.isSuccess ? result.text || 'passed' : 'FAILED';
    }),
  ]);
  const table = markdownTable([['journey', ...columns.map(({ title }) => title)], ...rows]);
  await writeFile(`${FOLDER}/table.md`, `${table}\n`);
  console.log(table);
  console.log(`Open ${FOLDER}/index.html, or ${FOLDER}/contact.png`);
  return columns.flatMap(({ results }) => results).filter(({ isSuccess }) => !isSuccess).length;
}
