import { checkPlan } from '../check/index.ts';
import { toGpx, toICalendar, toText } from '../formats/index.ts';
import { createPlanner } from '../plan/index.ts';
import type { Pace } from '../schema/plan-request.ts';
import { readData, readPlan, readRequest } from './read-input.ts';

/** The files of a plan, and how it is printed. */
export type PlanOptions = {
  request: string;
  /** Planning data; the catalogue's build unless given. */
  data: string | undefined;
  /** A plan to print or check instead of making one. */
  plan: string | undefined;
  pace: Pace | undefined;
  output: 'text' | 'json' | 'ics' | 'gpx' | 'check';
};

/**
 * Makes or reads a plan and writes it, or the rules that it breaks.
 *
 * @param now the moment that a calendar file is stamped with.
 * @throws InputError when a file cannot be used.
 */
export function writePlan(options: PlanOptions, now: Date): { text: string; isBroken: boolean } {
  const request = readRequest(options.request, options.pace);
  const { data, version, names } = readData(options.data);
  const plan = options.plan ? readPlan(options.plan) : createPlanner(data, version).makePlan(request);
  const print = (text: string) => ({ text, isBroken: false });
  switch (options.output) {
    case 'json':
      return print(JSON.stringify(plan, null, 2));
    case 'ics':
      return print(toICalendar(plan, names, { data, stamp: now.toISOString() }));
    case 'gpx':
      return print(toGpx(plan, names, data));
    case 'check': {
      const violations = checkPlan(plan, request, data);
      if (violations.length === 0) return print('The plan keeps all rules.');
      return { text: violations.map(({ rule, message }) => `${rule}: ${message}`).join('\n'), isBroken: true };
    }
    default:
      return print(toText(plan, names, { data }));
  }
}
