import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse, readInteger, UsageError } from './read-values.ts';

/** What is measured. */
type Mode = 'small' | 'large' | 'edits' | 'workerd' | 'chromium';

export type Arguments = {
  mode: Mode;
  count: number;
  seed: number;
  data: string | undefined;
  maxItems: number;
  maxDays: number;
  /** Path of the browser, for the mode `chromium`. */
  browser: string;
  /** Steps of the oracle for one request. */
  steps: number;
  isJson: boolean;
};

export const USAGE = `Plans random requests, verifies the plans and compares them with the best ones.

  node shared-planner/bench/requests.ts [--count 500] [--seed 1] [--data <planning.json>]
      [--max-items 12] [--max-days 5] [--steps 3000000] [--json]
      [--large | --edits | --workerd | --chromium <path of the browser>]

  (no mode)     up to 12 items: every solution is compared with the one of an exact oracle, which tries all routes.
                A request for which the oracle would need more than --steps is counted as not compared.
  --large       30 items on 10 days, 43 on 14 and on 1: the default iterations against the best of three runs with ten times
                as many, and the CPU time of the search, of the whole plan and of the verifier
  --edits       an item of a plan of 12 items is removed, added or moved: what stays on its day
  --workerd     the same plans in workerd: compared byte for byte, and timed from outside
  --chromium    the same plans in Chromium: compared byte for byte, and timed in the page
  --count       number of requests; 20 with --large unless given
  --data        planning data; without it that of the catalogue's last build
  --json        the figures as data`;

const MODES = ['large', 'edits', 'workerd', 'chromium'] as const;

/**
 * Reads the arguments of the benchmark.
 *
 * @returns undefined when the usage was asked for.
 * @throws UsageError when an argument is wrong.
 */
export function readArguments(args: readonly string[]): Arguments | undefined {
  const flag = { type: 'boolean', default: false } as const;
  const options = {
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    data: { type: 'string' },
    'max-items': { type: 'string', default: '12' },
    'max-days': { type: 'string', default: '5' },
    steps: { type: 'string', default: '3000000' },
    large: flag,
    edits: flag,
    workerd: flag,
    chromium: { type: 'string' },
    json: flag,
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  const { values } = parse(() => parseArgs({ args: [...args], options }));
  if (values.help) return undefined;
  const modes = MODES.filter((mode) => values[mode]);
  if (modes.length > 1) throw new UsageError(`Choose one of ${modes.map((mode) => `--${mode}`).join(' and ')}.`);
  if (values.chromium !== undefined && !existsSync(values.chromium))
    throw new UsageError(`There is no browser at ${values.chromium}.`);
  const count = values.count ?? (values.large ? '20' : '500');
  return {
    mode: modes[0] ?? 'small',
    count: readInteger('count', count, 1, 1_000_000),
    seed: readInteger('seed', values.seed, 0, 2 ** 31),
    data: values.data,
    maxItems: readInteger('max-items', values['max-items'], 1, 60),
    maxDays: readInteger('max-days', values['max-days'], 1, 60),
    browser: values.chromium ?? '',
    steps: readInteger('steps', values.steps, 1, 1_000_000_000),
    isJson: values.json,
  };
}
