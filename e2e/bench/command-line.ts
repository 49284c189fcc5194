import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_PATHS } from '../stack/page-paths.ts';
import { DEVICE_NAMES, type DeviceName } from './visits/devices.ts';

/** How often each page is visited unless another number is given. */
const DEFAULT_RUNS = 7;

/** The text for `--help`, and after every mistake in the arguments. */
export const USAGE = `Measures every page of the site beside the same pages from one bundle without federation, and as static files without
scripts: on a phone and a desktop, in turn, each visit with an empty cache. It prints how the goals of docs/speed.md are met
and what has changed since the last complete run. A run of all pages writes docs/speed.md too, and takes about an hour and a
half; a third of it is Lighthouse. Each device and Lighthouse can be run by itself, and the document keeps the rest.

  node e2e/bench/pages.ts
  node e2e/bench/pages.ts --runs 1 --routes /,/locations --devices phone --skip-lighthouse --reuse

  --runs N            how often each page is visited; ${DEFAULT_RUNS} unless given
  --routes LIST       only these pages
  --devices LIST      only these devices: ${DEVICE_NAMES.join(', ')}
  --skip-lighthouse   without the scores of Lighthouse
  --only-lighthouse   nothing but the scores of Lighthouse
  --reuse             uses what was built and published by the last run
  --json FILE         writes all figures to a file`;

/** The command line cannot be used; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What to measure, and what to do with it. */
export type BenchOptions = {
  runs: number;
  routes: readonly string[];
  devices: readonly DeviceName[];
  hasVisits: boolean;
  hasLighthouse: boolean;
  isReuse: boolean;
  /** Absolute path of a file for all figures. */
  json: string | undefined;
};

const options = {
  runs: { type: 'string' },
  routes: { type: 'string' },
  devices: { type: 'string' },
  'skip-lighthouse': { type: 'boolean' },
  'only-lighthouse': { type: 'boolean' },
  reuse: { type: 'boolean' },
  json: { type: 'string' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Chooses from what there is by a list with commas; everything without a list. */
function choose<Name extends string>(list: string | undefined, names: readonly Name[], what: string): readonly Name[] {
  if (list === undefined) return names;
  const wanted = list.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !names.some((known) => known === name));
  if (unknown !== undefined)
    throw new UsageError(`There is no ${what} ${unknown || '""'}: choose from ${names.join(', ')}`);
  return names.filter((name) => wanted.includes(name));
}

function parseRuns(text: string | undefined): number {
  const runs = Number(text ?? DEFAULT_RUNS);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UsageError(`--runs ${text} is not a number of runs: use 1 or more`);
  return runs;
}

/** Resolves the path of a file to write; it is written after an hour, so a wrong one is refused at once. */
function parseFile(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const resolved = path.resolve(file);
  if (!file || !existsSync(path.dirname(resolved))) throw new UsageError(`--json ${file} is in no folder that exists`);
  return resolved;
}

/**
 * Parses the arguments of the command.
 *
 * @throws UsageError when they cannot be used.
 */
export function parseCommandLine(args: readonly string[]): BenchOptions {
  const values = parse(args);
  if (values['skip-lighthouse'] && values['only-lighthouse'])
    throw new UsageError('--skip-lighthouse and --only-lighthouse leave nothing to measure: use one of them');
  return {
    runs: parseRuns(values.runs),
    routes: choose(values.routes, PAGE_PATHS, 'page'),
    devices: choose(values.devices, DEVICE_NAMES, 'device'),
    hasVisits: !values['only-lighthouse'],
    hasLighthouse: !values['skip-lighthouse'],
    isReuse: values.reuse ?? false,
    json: parseFile(values.json),
  };
}
