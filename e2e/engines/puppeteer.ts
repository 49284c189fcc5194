import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { type Engine, KEYS, type Point, type Size, type Window } from './engine.ts';

/** Moves in steps: an engine takes a press for a drag only after the pointer has moved. */
const STEPS = 10;

const NAMES: Readonly<Record<string, KeyInput>> = {
  [KEYS.escape]: 'Escape',
  [KEYS.enter]: 'Enter',
  [KEYS.tab]: 'Tab',
};

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

async function openWindow(browser: Browser, size: Size): Promise<Window> {
  const [page = await browser.newPage()] = await browser.pages();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.setViewport(size);
  return {
    open: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack()),
    resize: (next) => page.setViewport(next),
    run: (task, ...args) => page.evaluate(task as never, ...args) as never,
    press: (first, ...others) => press(page, first, others),
    type: (text) => type(page, text),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ format: 'A4' }),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

const createEngine = (programs: Engine['programs'], options: LaunchOptions): Engine => ({
  programs,
  launch: async (size) => {
    const executablePath = Object.keys(programs)[0] ?? '';
    return openWindow(await puppeteer.launch({ ...options, executablePath, headless: true }), size);
  },
});

/** Blink. Containers have no sandbox to give. */
export const chromium = createEngine(
  { '/usr/bin/chromium': 'chromium' },
  { args: ['--no-sandbox', '--font-render-hinting=none'] },
);

/** Gecko, over WebDriver BiDi. */
export const firefox = createEngine({ '/usr/bin/firefox-esr': 'firefox-esr' }, { browser: 'firefox' });
