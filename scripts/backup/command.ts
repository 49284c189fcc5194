import { type createCommand, Option } from '../../shared-commands/src/index.ts';
import { ENVIRONMENTS } from '../../shared-delivery/src/publishing/environment.ts';

/** Adds `backup` to the family `operate`. */
export const addBackupCommand = (operate: ReturnType<typeof createCommand>) =>
  operate
    .command('backup')
    .description(
      `Exports the database into two files: backup.sql has everything, and kept.sql is for --kept of restore, when the database cannot
be read any more. Both have visitors' addresses: encrypt them. It needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in
the environment, but not for a dry run.`,
    )
    .addOption(new Option('--env <environment>', 'whose database').choices(ENVIRONMENTS).makeOptionMandatory())
    .requiredOption('--folder <folder>', 'for the files; it is made when it is not there')
    .option('--dry-run', 'lists the commands, and changes nothing')
    .action(async ({ env: environment, folder, dryRun = false }) =>
      (await import('./run-backup.ts')).runBackup(environment, folder, dryRun),
    );
