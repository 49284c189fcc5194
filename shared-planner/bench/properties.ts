import { parseArgs } from 'node:util';
import { InputError } from '../src/cli/read-input.ts';
import { createRandomRequest, findBrokenProperties } from '../src/testing/index.ts';
import { type Figures, formatFigures } from './requests/figures.ts';
import { readCurrentData } from './requests/read-current-data.ts';
import { parse, readInteger, UsageError } from './requests/read-values.ts';

const USAGE = `Plans random requests and verifies what holds for every plan.

  node shared-planner/bench/properties.ts [--count 10000] [--seed 1] [--data <planning.json>]
      [--max-items 43] [--max-days 60] [--json]

  For each property that a plan lacks (a rule such as H3, "items", "schema", "same bytes", "a day more",
  "error"): how many times, in how many plans, and the first request and what is wrong with its plan.
  Ends with status 1 if there is one.`;

type Count = { times: number; plans: number; first: string };

function readArguments(args: readonly string[]) {
  const { values } = parse(() =>
    parseArgs({
      args: [...args],
      options: {
        count: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
        data: { type: 'string' },
        'max-items': { type: 'string', default: '43' },
        'max-days': { type: 'string', default: '60' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }),
  );
  return {
    count: readInteger('count', values.count, 1, 1_000_000),
    seed: readInteger('seed', values.seed, 0, 2 ** 31),
    maxItems: readInteger('max-items', values['max-items'], 0, 60),
    maxDays: readInteger('max-days', values['max-days'], 1, 60),
    data: values.data,
    isJson: values.json,
    isHelp: values.help,
  };
}

function verify({ count, seed, maxItems, maxDays, data: file }: ReturnType<typeof readArguments>): Figures {
  const { data, version } = readCurrentData(file);
  const counts: Record<string, Count> = {};
  let clean = 0;
  for (let index = 0; index < count; index++) {
    const request = createRandomRequest(data, seed * count + index, { items: [0, maxItems], days: [1, maxDays] });
    const broken = findBrokenProperties(data, version, request);
    if (broken.length === 0) clean++;
    for (const { property, message } of broken) {
      counts[property] ??= { times: 0, plans: 0, first: `${message} in the plan of ${JSON.stringify(request)}` };
      counts[property].times++;
    }
    for (const property of new Set(broken.map((entry) => entry.property))) (counts[property] as Count).plans++;
  }
  return { requests: count, 'plans without a fault': clean, faults: counts };
}

try {
  const args = readArguments(process.argv.slice(2));
  if (args.isHelp) console.log(USAGE);
  else {
    const figures = verify(args);
    console.log(args.isJson ? JSON.stringify(figures, null, 2) : formatFigures(figures));
    if (figures.requests !== figures['plans without a fault']) process.exitCode = 1;
  }
} catch (error) {
  const isUsage = error instanceof UsageError;
  if (!isUsage && !(error instanceof InputError)) throw error;
  console.error(error.message);
  if (isUsage) console.error('\nTry --help.');
  process.exitCode = isUsage ? 2 : 1;
}
