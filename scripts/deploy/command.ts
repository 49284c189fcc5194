import path from 'node:path';
import { Argument, createCommand, InvalidArgumentError, Option } from '../../shared-commands/src/index.ts';
import { ENVIRONMENTS } from '../../shared-delivery/src/publishing/environment.ts';
import { parsePercent, parseViews } from '../../shared-delivery/src/publishing/read-options.ts';
import { PARTS, type Part } from './parts.ts';

const environment = () =>
  new Option('--env <environment>', 'which environment').choices(ENVIRONMENTS).makeOptionMandatory();
const part = () => new Argument('<part>', 'which Worker').choices(PARTS);

const DRY_RUN = ['--dry-run', 'bundles and checks what would be deployed, and changes nothing'] as const;
const OPEN_DESK = [
  '--open-desk',
  'production without a sign-in at the desk, which needs Cloudflare Access (docs/operations.md)',
] as const;

const TITLES: Readonly<Record<Part, string>> = {
  api: 'Applies the migrations of the database, then deploys the API.',
  shell: 'Builds the shell, then deploys it.',
};

/** @throws InvalidArgumentError when a text is no id of a version. */
function parseVersionId(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return text;
  throw new InvalidArgumentError(`${text} is no id of a version: wrangler versions list names them.`);
}

/** @throws InvalidArgumentError when a canary cannot be watched. */
function readWatch(views: number | undefined, key: string | undefined) {
  if (views === undefined) return null;
  if (!key) throw new InvalidArgumentError('--auto reads figures, and needs TEAM_KEY in the environment.');
  return { views, key };
}

type Family = ReturnType<typeof createCommand>;

/** Adds what deploys a Worker to all visitors. */
function addDeployments(family: Family): void {
  const addPart = (name: Part) =>
    family
      .command(name)
      .description(TITLES[name])
      .addOption(environment())
      .option(...DRY_RUN);
  addPart('api')
    .option(...OPEN_DESK)
    .action(async ({ env, dryRun: isDryRun = false, openDesk: isDeskOpen = false }) =>
      (await import('./deploy.ts')).deploy({ part: 'api', environment: env, isCanary: false, isDryRun, isDeskOpen }),
    );
  addPart('shell').action(async ({ env, dryRun: isDryRun = false }) =>
    (await import('./deploy.ts')).deploy({
      ...{ part: 'shell', environment: env, isCanary: false, isDryRun, isDeskOpen: false },
    }),
  );
}

/** Adds what gives a version of a Worker to a share of the visitors, and then to all or to none. */
function addCanaries(family: Family): void {
  family
    .command('canary')
    .description(
      `Uploads a version of a Worker, and lets a share of the visitors get it; the others get what all got before.`,
    )
    .addArgument(part())
    .argument('<percent>', '1 to 99', parsePercent)
    .addOption(environment())
    .option('--uploaded <version>', 'a version that is there already, such as for another share', parseVersionId)
    .option(
      '--auto <views>',
      'watches until it was opened, or has answered, so often, and promotes it or ends it, by the rule for remotes',
      parseViews,
    )
    .option(...OPEN_DESK)
    .option(...DRY_RUN)
    .action(async (name, percent, { env, auto, uploaded, dryRun: isDryRun = false, openDesk: isDeskOpen = false }) => {
      const watch = readWatch(auto, process.env.TEAM_KEY);
      const { startCanary } = await import('./canary.ts');
      await startCanary({ ...{ part: name, environment: env, percent, uploaded, watch, isDryRun, isDeskOpen } });
    });
  family
    .command('promote')
    .description('Lets all visitors get the canary of a Worker.')
    .addArgument(part())
    .addOption(environment())
    .action(async (name, { env }) => (await import('./canary.ts')).promoteCanary(name, env));
  family
    .command('rollback')
    .description('Ends the canary of a Worker: all visitors get the stable version.')
    .addArgument(part())
    .addOption(environment())
    .action(async (name, { env }) => (await import('./canary.ts')).rollBackCanary(name, env));
}

/** Creates the family `deploy`. */
export function createDeployCommand() {
  const family = createCommand(
    'npm run -s deploy --',
    `Deploys a Worker to an environment, or creates what an environment needs; docs/deploying.md says what comes before. Remotes
are not deployed but published. It needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment, but not for a
dry run.`,
  );
  addDeployments(family);
  addCanaries(family);
  family
    .command('try-schema')
    .description(
      `Runs the tests of the API of an older revision on all migrations of the working copy: whether the version that is deployed
survives the next one's schema. It needs the history of the repository, and no account.`,
    )
    .argument('<revision>', 'of git: what is deployed, or what one may go back to')
    .action(async (revision) => {
      const { runApiTests, trySchema } = await import('./try-schema.ts');
      const root = path.resolve(import.meta.dirname, '../..');
      trySchema(revision, { root, runTests: runApiTests, print: console.log });
    });
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
