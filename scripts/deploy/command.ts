import { createCommand, Option } from '../../shared-commands/src/index.ts';
import { ENVIRONMENTS } from '../../shared-delivery/src/publishing/environment.ts';
import type { Part } from './parts.ts';

const environment = () =>
  new Option('--env <environment>', 'which environment').choices(ENVIRONMENTS).makeOptionMandatory();

const TITLES: Readonly<Record<Part, string>> = {
  api: 'Applies the migrations of the database, then deploys the API.',
  shell: 'Builds the shell, then deploys it.',
};

/** Creates the family `deploy`. */
export function createDeployCommand() {
  const family = createCommand(
    'npm run -s deploy --',
    `Deploys a Worker to an environment, or creates what an environment needs; docs/deploying.md says what comes before. Remotes
are not deployed but published. It needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment, but not for a
dry run.`,
  );
  const addPart = (part: Part) =>
    family
      .command(part)
      .description(TITLES[part])
      .addOption(environment())
      .option('--dry-run', 'bundles and checks what would be deployed, and changes nothing');
  addPart('api')
    .option(
      '--open-desk',
      'production without a sign-in at the desk, which needs Cloudflare Access (docs/operations.md)',
    )
    .action(async ({ env, dryRun = false, openDesk = false }) =>
      (await import('./deploy.ts')).deploy({ part: 'api', environment: env, isDryRun: dryRun, isDeskOpen: openDesk }),
    );
  addPart('shell').action(async ({ env, dryRun = false }) =>
    (await import('./deploy.ts')).deploy({ part: 'shell', environment: env, isDryRun: dryRun, isDeskOpen: false }),
  );
  family
    .command('account')
    .description(
      `Creates what an environment needs at Cloudflare before its first deployment: buckets, the database, queues, secrets.
What is there stays as it is: run it again after a failure. The names come from the wrangler.jsonc of each part; the id of the
database is entered there.`,
    )
    .addOption(environment())
    .option('--dry-run', 'lists what is needed, without looking at the account')
    .option('--json', 'prints one line of JSON')
    .action(async ({ env, dryRun = false, json = false }) =>
      (await import('../bootstrap-account/run-bootstrap.ts')).runBootstrap(env, dryRun, json),
    );
  return family;
}
