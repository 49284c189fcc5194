import { isCalendarDate, todayInAlmaty } from '@almaty/dates';
import { type Command, runCommand } from '@almaty/delivery/commands';
import { findDueTips } from '../review/due-tips.ts';
import { readContent } from '../validation/read-content.ts';

export const dueCommand: Command<'on'> = {
  usage: `Lists the tips that nobody has checked yet, and those whose review period has ended. Compare each with its
sources, then set its field lastChecked.

  npm run tips:due [-- --on yyyy-MM-dd]

  --on   the day for which to list the tips; today unless given`,
  options: ['on'],
  run({ on = todayInAlmaty() }, print) {
    if (!isCalendarDate(on)) throw new Error(`--on ${on} is not a date: write it as yyyy-MM-dd, such as 2027-05-01`);
    const files = readContent();
    const dueTips = findDueTips(on, files);
    for (const { file, lastChecked, dueSince, sources } of dueTips) {
      const state = lastChecked ? `due since ${dueSince}, last checked ${lastChecked}` : 'not checked yet';
      print(`${file}\n  ${state}, sources: ${sources.join('; ')}`);
    }
    print(`${dueTips.length} of ${files.length} tips are due on ${on}`);
  },
};

if (import.meta.main) process.exitCode = runCommand(dueCommand);
