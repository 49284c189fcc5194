import { createCommand, Option, parseInteger, runCommand } from '@almaty/commands';

export const screenshotsCommand = createCommand(
  'node e2e/screenshots/take.ts',
  'Takes screenshots of every route and state into .stack/screenshots, with a contact sheet.',
)
  .option('--only <part>', 'states whose name contains this; a name that none has lists them')
  .option('--width <pixels>', '375, 768 or 1440', parseInteger(1, 9999))
  .addOption(new Option('--scheme <scheme>', 'one colour scheme').choices(['light', 'dark']))
  .option('--emails', 'instead, the email with a plan and the picture in it, in each language')
  .option('--guide', 'instead, the screenshots of docs/editors.md, by editing a copy of this working copy')
  .action(async ({ guide, emails, ...selection }) => {
    const { takeEmails, takeGuide, takeStates } = await import('./take-screenshots.ts');
    if (emails) await takeEmails();
    else await (guide ? takeGuide() : takeStates(selection));
  });

if (import.meta.main) await runCommand(screenshotsCommand);
