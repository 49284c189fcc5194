import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { type Engine, KEYS, type Point, type Size, type Window } from './engine.ts';

/** Moves in steps: an engine takes a press for a drag only after the pointer has moved. */
const STEPS = 10;

/** What Gecko says of a font or a script whose page was left before it came; the hash is that of nothing. */
const ABORTED = /download failed.*status=2152398850|computed hash is “47DEQpj8HBSa/;

const NAMES: Readonly<Record<string, KeyInput>> = {
  [KEYS.escape]: 'Escape',
  [KEYS.enter]: 'Enter',
  [KEYS.tab]: 'Tab',
};

/** Runs a script in a page. @returns its result, of which only JSON passes. */
const evaluate = async <Result>(page: Page, script: string): Promise<Result> => (await page.evaluate(script)) as Result;

async function press({ mouse }: Page, first: Point, others: readonly Point[]): Promise<void> {
  await mouse.move(first.x, first.y);
  await mouse.down();
  for (const { x, y } of others) await mouse.move(x, y, { steps: STEPS });
  await mouse.up();
}

async function type({ keyboard }: Page, text: string): Promise<void> {
  const name = NAMES[text];
  await (name ? keyboard.press(name) : keyboard.type(text));
}

async function openWindow(browser: Browser, size: Size, canDrop: boolean): Promise<Window> {
  const [page = await browser.newPage()] = await browser.pages();
  const errors: string[] = [];
  const take = (text: string) => ABORTED.test(text) || errors.push(text);
  page.on('pageerror', (error) => take(String(error)));
  page.on('console', (message) => message.type() === 'error' && take(message.text()));
  await page.setViewport(size);
  /** Firefox has another page object for a page that it kept for Back. */
  const getPage = async () => (await browser.pages())[0] ?? page;
  return {
    canDrop,
    // What is fetched ahead has come too: Gecko keeps no page for Back that was left before, and calls what is cut off an error.
    open: async (address) => void (await page.goto(address, { waitUntil: 'networkidle0' })),
    // Not `goBack`, which waits for a load, and a page that was kept has none.
    back: () => page.evaluate(() => history.back()),
    resize: (next) => page.setViewport(next),
    run: async (task, ...args) => evaluate(await getPage(), `(${task})(...${JSON.stringify(args)})`),
    press: (first, ...others) => press(page, first, others),
    type: (text) => type(page, text),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4' }),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

const createEngine = (programs: Engine['programs'], canDrop: boolean, options: LaunchOptions): Engine => ({
  programs,
  launch: async (size) => {
    const executablePath = Object.keys(programs)[0] ?? '';
    return openWindow(await puppeteer.launch({ ...options, executablePath, headless: true }), size, canDrop);
  },
});

/** Blink. Containers have no sandbox to give. */
export const chromium = createEngine({ '/usr/bin/chromium': 'chromium' }, true, {
  args: ['--no-sandbox', '--font-render-hinting=none'],
});

/** Gecko, over WebDriver BiDi. */
export const firefox = createEngine({ '/usr/bin/firefox-esr': 'firefox-esr' }, false, { browser: 'firefox' });
