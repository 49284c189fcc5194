import { type createCommand, InvalidArgumentError, Option } from '../../shared-commands/src/index.ts';
import { ENVIRONMENTS } from '../../shared-delivery/src/publishing/environment.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;

/** @throws InvalidArgumentError when a text is no moment of the last 30 days. */
function parseMoment(text: string): string {
  const [time, now] = [MOMENT.test(text) ? Date.parse(text) : Number.NaN, Date.now()];
  if (Number.isNaN(time)) throw new InvalidArgumentError(`${text} is no moment: write it as 2026-11-22T08:00Z`);
  if (time > now) throw new InvalidArgumentError(`${text} has not come yet`);
  if (time < now - DAYS * DAY_MS) throw new InvalidArgumentError(`${text} is more than ${DAYS} days ago`);
  return new Date(time).toISOString();
}

/** Adds `restore` to the family `operate`. */
export const addRestoreCommand = (operate: ReturnType<typeof createCommand>) =>
  operate
    .command('restore')
    .description(
      `Restores the database to a moment of the last 30 days; what was deleted since stays deleted (docs/operations.md).
Requests that came after the moment are gone: the provider has them by email. The API is paused meanwhile, and no email is sent twice. It
needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment, but not for a dry run.`,
    )
    .addOption(new Option('--env <environment>', 'whose database').choices(ENVIRONMENTS).makeOptionMandatory())
    .requiredOption('--to <moment>', 'such as 2026-11-22T08:00Z', parseMoment)
    .option(
      '--kept <file>',
      'what an interrupted run has kept of the database, or kept.sql of a backup; otherwise it is exported first',
    )
    .option('--dry-run', 'lists the commands, and changes nothing')
    .action(async ({ env: environment, to: moment, kept, dryRun = false }) =>
      (await import('./run-restore.ts')).runRestore({ environment, moment, kept }, dryRun),
    );
