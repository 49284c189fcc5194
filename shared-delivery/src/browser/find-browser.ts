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

/** Ways to install a browser, in the order in which they are tried. */
const INSTALLATIONS = [
  { origin: 'downloaded by Playwright', commands: [['playwright', 'install', '--with-deps', 'chromium']] },
  {
    origin: 'installed with apt-get',
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', 'chromium-headless-shell'],
    ],
  },
  { origin: 'installed with apt-get', commands: [['apt-get', 'install', '--yes', 'chromium']] },
] as const;

/**
 * Finds a browser, or installs one.
 *
 * @throws Error that says what was tried and what to do.
 */
export function findOrInstallBrowser(): Browser {
  const existing = findBrowser();
  if (existing) return existing;
  const failures: string[] = [];
  for (const { origin, commands } of INSTALLATIONS) {
    try {
      for (const [command, ...args] of commands) execFileSync(command, args, { stdio: 'pipe' });
      const installed = findBrowser();
      if (installed) return { path: installed.path, origin };
      failures.push(`${origin}: the command succeeded, but there is no browser`);
    } catch (error) {
      failures.push(`${origin}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  throw new Error(`There is no browser to test with. Install Chromium and run this again.\n${failures.join('\n')}`);
}
