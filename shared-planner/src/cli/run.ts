import { checkPlan } from '../check/index.ts';
import { toGpx, toICalendar, toText } from '../formats/index.ts';
import { createPlanner } from '../plan/index.ts';
import { parseArguments, USAGE, UsageError } from './arguments.ts';
import { InputError, readData, readPlan, readRequest } from './read-input.ts';

/** What a run prints and its exit status. */
export type Result = { status: 0 | 1 | 2; stdout: string; stderr: string };

function run(args: readonly string[], now: Date): Result {
  const parsed = parseArguments(args);
  if (!parsed) return { status: 0, stdout: USAGE, stderr: '' };
  const request = readRequest(parsed.request, parsed.pace);
  const { data, version, names } = readData(parsed.data);
  const plan = parsed.plan ? readPlan(parsed.plan) : createPlanner(data, version).makePlan(request);
  const print = (stdout: string): Result => ({ status: 0, stdout, stderr: '' });
  switch (parsed.output) {
    case 'json':
      return print(JSON.stringify(plan, null, 2));
    case 'ics':
      return print(toICalendar(plan, names, { data, stamp: now.toISOString() }));
    case 'gpx':
      return print(toGpx(plan, names, data));
    case 'check': {
      const violations = checkPlan(plan, request, data);
      if (violations.length === 0) return print('The plan keeps all rules.');
      return { status: 1, stdout: violations.map(({ rule, message }) => `${rule}: ${message}`).join('\n'), stderr: '' };
    }
    default:
      return print(toText(plan, names));
  }
}

/** Runs the command line; `now` is the moment that a calendar file is stamped with. */
export function runCommandLine(args: readonly string[], now: Date): Result {
  try {
    return run(args, now);
  } catch (error) {
    if (error instanceof UsageError) return { status: 2, stdout: '', stderr: `${error.message}\n\n${USAGE}` };
    if (error instanceof InputError || error instanceof Error) return { status: 1, stdout: '', stderr: error.message };
    throw error;
  }
}
