import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Names of executables; the headless shell comes first, because it loads a page in half the time (docs/decisions/0007). */
const EXECUTABLES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A browser to test with, and where it comes from. */
export type Browser = { path: string; origin: string };

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...EXECUTABLES.flatMap((name) => folders.map((folder) => path.join(folder, name))), MAC_CHROME];
  return candidates.find(isExecutable);
}

const findPlaywrightBrowser = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/** Finds a browser: one of the machine, else Playwright's own download; undefined when there is none. */
export function findBrowser(): Browser | undefined {
  const installed = findOnPath();
  if (installed) return { path: installed, origin: 'of this machine' };
  const downloaded = findPlaywrightBrowser();
  return downloaded ? { path: downloaded, origin: 'downloaded by Playwright' } : undefined;
}

/** The commands of a way to install a browser, and how it is told. */
type Installation = { origin: string; commands: readonly (readonly string[])[] };

const HEADLESS_SHELL: Installation = {
  origin: 'installed with apt-get',
  commands: [
    ['apt-get', 'update'],
    ['apt-get', 'install', '--yes', 'chromium-headless-shell'],
  ],
};
/** Ways to install a browser, in the order in which they are tried. */
const INSTALLATIONS: readonly Installation[] = [
  { origin: 'downloaded by Playwright', commands: [['playwright', 'install', '--with-deps', 'chromium']] },
  HEADLESS_SHELL,
  { origin: 'installed with apt-get', commands: [['apt-get', 'install', '--yes', 'chromium']] },
];

/** Tries ways to install a browser until one succeeds. @returns the browser, or why each has failed. */
function install(installations: readonly Installation[]): Browser | string[] {
  const failures: string[] = [];
  for (const { origin, commands } of installations) {
    try {
      for (const [command = '', ...args] of commands) execFileSync(command, args, { stdio: 'pipe' });
      const installed = findBrowser();
      if (installed) return { path: installed.path, origin };
      failures.push(`${origin}: the command succeeded, but there is no browser`);
    } catch (error) {
      failures.push(`${origin}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  return failures;
}

/**
 * Finds a browser, or installs one. A CI run also installs the headless shell beside a browser that is slower.
 *
 * @throws Error that says what was tried and what to do.
 */
export function findOrInstallBrowser(): Browser {
  const existing = findBrowser();
  const isQuickest = existing && path.basename(existing.path) === EXECUTABLES[0];
  if (existing && (isQuickest || !process.env.CI)) return existing;
  const installed = install(existing ? [HEADLESS_SHELL] : INSTALLATIONS);
  if (!Array.isArray(installed)) return installed;
  if (existing) return existing;
  throw new Error(`There is no browser to test with. Install Chromium and run this again.\n${installed.join('\n')}`);
}
