import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A browser to test with, and how it was come by. */
export type Found = { path: string; how: string };

const isExecutable = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

function onThisMachine(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), MAC];
  return candidates.find(isExecutable);
}

/** Playwright's own build of Chromium, if it has been downloaded. */
const playwrights = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

/** A browser that is there already: Chromium or Chrome, else Playwright's own; undefined when there is none. */
export function findBrowser(): Found | undefined {
  const own = onThisMachine();
  if (own) return { path: own, how: 'found on this machine' };
  const downloaded = playwrights();
  return downloaded ? { path: downloaded, how: "found, Playwright's own" } : undefined;
}

/** Ways to get a browser, in the order they are tried. */
const installations = [
  { how: "installed, Playwright's own", commands: [['playwright', 'install', '--with-deps', 'chromium']] },
  {
    how: "installed, Debian's package",
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', 'chromium'],
    ],
  },
] as const;

/**
 * Finds a browser or installs one.
 *
 * @throws Error that says what was tried and what to do.
 */
export function findOrInstallBrowser(): Found {
  const found = findBrowser();
  if (found) return found;
  const refusals: string[] = [];
  for (const { how, commands } of installations) {
    try {
      for (const [command, ...args] of commands) execFileSync(command, args, { stdio: 'pipe' });
      const installed = findBrowser();
      if (installed) return { path: installed.path, how };
      refusals.push(`${how}: it ended well and left no browser`);
    } catch (error) {
      refusals.push(`${how}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  throw new Error(`No browser to test with. Install Chromium or Chrome and run this again.\n${refusals.join('\n')}`);
}
