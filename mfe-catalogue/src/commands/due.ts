import { isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { type Command, runCommand } from '@almaty/delivery/commands';
import { AccessFile } from '@almaty/planner/schema';
import * as z from 'zod/mini';
import { findDueFacts, listReviewedFacts } from '../review/due-facts.ts';
import { readValidContent } from './valid-content.ts';

export const dueCommand: Command<'by'> = {
  usage: `Lists the facts of access files whose review day has come, each with its file and review day. Compare each with
its sources, then set its fields checkedOn and reviewBy.

  npm run facts:due [-- --by yyyy-MM-dd]

  --by   lists what will be due by that day; today unless given`,
  options: ['by'],
  run({ by = todayInAlmaty() }, print) {
    if (!isCalendarDate(by)) throw new Error(`--by ${by} is not a date: write it as yyyy-MM-dd, such as 2027-05-01`);
    const facts = listReviewedFacts(z.parse(z.record(z.string(), AccessFile), readValidContent().accessFiles));
    const dueFacts = findDueFacts(by, facts);
    for (const { file, what, reviewBy } of dueFacts) print(`${file}: ${what}: review day ${reviewBy}`);
    print(`${dueFacts.length} of ${facts.length} facts are due on ${by}`);
  },
};

if (import.meta.main) process.exitCode = runCommand(dueCommand);
