import type { Engine, Size } from './engine.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webkit } from './webdriver.ts';

/** The engines of the browsers that people have. */
export const ENGINES = { chromium, firefox, webkit } as const satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof ENGINES;

/** A phone and a desktop; the window of WebKitGTK is never narrower than 447 px. */
export const SIZES: readonly Size[] = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
];
