import { parseArgs } from 'node:util';

export const USAGE = `Usage: node shared-planner/bench/toptw.ts <instance file or folder>... --days <m | 1-4>
         (--iterations <n> | --cpu <ms>) [options]

Solves benchmark instances of team orienteering with time windows, verifies the routes and prints the gap to the best known.

  --days <m | a-b>        how many days (routes), or from how many to how many
  --iterations <n>        iterations of each run
  --cpu <ms>              choose the iterations of each run so that it takes about so long, in CPU time
  --seed <n>              seed of the run, 1 unless given
  --classes <list>        only instances of these classes, such as c,r,rc,pr
  --reference <csv>       best known scores: columns instance, days, best, proven_optimum
  --compare-long <n>      compare with the best of ten runs of n times as many iterations instead of a reference
  --json                  print JSON
  --help                  print this text

Exit codes: 0 all is well; 1 a route breaks a rule or a score is above a proven optimum; 2 wrong arguments or files.`;

export interface Arguments {
  paths: readonly string[];
  /** The numbers of days to solve for. */
  days: readonly number[];
  budget: { iterations: number } | { cpu: number };
  seed: number;
  classes: readonly string[] | undefined;
  reference: string | undefined;
  compareLong: number | undefined;
  isJson: boolean;
  isHelp: boolean;
}

/** Wrong arguments; the message tells the user what is wrong. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

const MAX_DAYS = 50;

function readInteger(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max) {
    throw new ArgumentError(`--${name}: "${text}" is not a whole number from ${min} to ${max}`);
  }
  return value;
}

function readDays(text: string): number[] {
  const [from = '', to = from, ...rest] = text.split('-');
  const first = readInteger('days', from, 1, MAX_DAYS);
  const last = readInteger('days', to, 1, MAX_DAYS);
  if (rest.length > 0 || first > last)
    throw new ArgumentError(`--days: "${text}" is not a number or a range such as 1-4`);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function readBudget(iterations: string | undefined, cpu: string | undefined): Arguments['budget'] {
  if (iterations !== undefined && cpu !== undefined) throw new ArgumentError('give --iterations or --cpu, not both');
  if (iterations !== undefined) return { iterations: readInteger('iterations', iterations, 0, 1_000_000_000) };
  if (cpu !== undefined) return { cpu: readInteger('cpu', cpu, 1, 3_600_000) };
  throw new ArgumentError('--iterations or --cpu is missing');
}

const OPTIONS = {
  days: { type: 'string' },
  iterations: { type: 'string' },
  cpu: { type: 'string' },
  seed: { type: 'string', default: '1' },
  classes: { type: 'string' },
  reference: { type: 'string' },
  'compare-long': { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the arguments of the benchmark, without the names of program and file.
 *
 * @throws ArgumentError with a text for the user.
 */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  const common = {
    paths: positionals,
    seed: readInteger('seed', values.seed, 0, 0xffffffff),
    classes: values.classes?.split(','),
    reference: values.reference,
    compareLong:
      values['compare-long'] === undefined ? undefined : readInteger('compare-long', values['compare-long'], 1, 10_000),
    isJson: values.json,
    isHelp: values.help,
  };
  if (values.help) return { ...common, days: [], budget: { iterations: 0 } };
  if (positionals.length === 0) throw new ArgumentError('the instance file or folder is missing');
  if (values.days === undefined) throw new ArgumentError('--days is missing');
  if (common.reference !== undefined && common.compareLong !== undefined) {
    throw new ArgumentError('give --reference or --compare-long, not both');
  }
  return { ...common, days: readDays(values.days), budget: readBudget(values.iterations, values.cpu) };
}
