import { parseArgs } from 'node:util';
import { Pace } from '../schema/plan-request.ts';

/** What is printed. */
const OUTPUTS = ['text', 'json', 'ics', 'gpx', 'check'] as const;
type Output = (typeof OUTPUTS)[number];

export type Arguments = {
  request: string;
  /** Planning data; the catalogue's build unless given. */
  data: string | undefined;
  /** A plan to print or check instead of making one. */
  plan: string | undefined;
  pace: Pace | undefined;
  output: Output;
};

export const USAGE = `Makes a plan from a request.

  node shared-planner/src/cli.ts <request.json> [--data <planning.json>] [--plan <plan.json>]
      [--pace relaxed|balanced|full] [--text | --json | --ics | --gpx | --check]

  request.json   {"start_date": "2027-06-12", "end_date": "2027-06-14", "locations": [4, 5], "activities": [2]}
                 It may have "preferences": {"pace", "transport": "car" | "4x4" | "public", "dayStart",
                 "arrival" and "departure": {"gateway", "time"}}, "locks", "previous", "reference", "today".
  --data         planning data; without it that of the catalogue's last build. Names are read from the file
                 catalogue.json beside it.
  --plan         a plan to print or check instead of making one
  --pace         instead of the pace of the request
  --text         the plan for reading (default)
  --json         the plan as data
  --ics, --gpx   for calendars and maps
  --check        verifies the plan against all rules`;

/** Wrong arguments; the message says what to do. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/**
 * Reads the arguments of the command line.
 *
 * @returns undefined when the usage was asked for.
 * @throws UsageError when an argument is wrong or missing.
 */
export function parseArguments(args: readonly string[]): Arguments | undefined {
  const output = { type: 'boolean', default: false } as const;
  const options = {
    data: { type: 'string' },
    plan: { type: 'string' },
    pace: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
    text: output,
    json: output,
    ics: output,
    gpx: output,
    check: output,
  } as const;
  const { values, positionals } = parse(() => parseArgs({ args: [...args], options, allowPositionals: true }));
  if (values.help) return undefined;
  const [request, ...others] = positionals;
  if (!request) throw new UsageError('Name the file with the request.');
  if (others.length > 0) throw new UsageError(`Name one request, not also ${others.join(', ')}.`);
  const outputs = OUTPUTS.filter((name) => values[name]);
  if (outputs.length > 1) throw new UsageError(`Choose one of ${outputs.map((name) => `--${name}`).join(' and ')}.`);
  const pace = values.pace === undefined ? undefined : Pace.safeParse(values.pace);
  if (pace?.success === false)
    throw new UsageError(`--pace ${values.pace} is unknown: choose ${Pace.options.join(', ')}.`);
  return { request, data: values.data, plan: values.plan, pace: pace?.data, output: outputs[0] ?? 'text' };
}

function parse<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
