import { type Environment, getConfigFile } from '../deploy/wrangler-config.ts';

const FOLDER = 'api-function';

/** What to restore: `kept` is the file of an earlier export. */
export type Options = { environment: Environment; moment: string; kept: string | undefined };

/**
 * The tables that a restore must not take back: what was deleted, who wants no emails, which emails were sent, and which links
 * were made and ended.
 */
export const KEPT_TABLES = [
  'deleted_request',
  'suppression',
  'outbox',
  'private_link',
  'desk_link',
  'email_stop',
] as const;

/** What runs on the database before the export, and before and after the rows that were kept are back in their tables. */
export const RESTORE_FILES = {
  close: `${FOLDER}/restore/close.sql`,
  open: `${FOLDER}/restore/open.sql`,
  empty: `${FOLDER}/restore/empty.sql`,
  replay: `${FOLDER}/restore/replay.sql`,
} as const;

/** The files of a restore, which git ignores. */
export const getFiles = (environment: Environment) => ({
  kept: `kept.${environment}.sql`,
  replay: `replay.${environment}.sql`,
});

/** One step: a command of wrangler with its input, or the file that is written from the restore's files and the kept rows. */
export type Step =
  | { title: string; wrangler: readonly string[]; input?: string }
  | { title: string; joins: readonly string[]; file: string };

const getTarget = (environment: Environment) => ['--env', environment, '-c', getConfigFile(FOLDER)];

/** Runs a file on the database. */
const execute = (file: string, environment: Environment) => [
  ...['d1', 'execute', 'DB', '--remote', '--file', file, '-y'],
  ...getTarget(environment),
];

/** Pauses the API, or ends the pause: a secret, because a deployment meanwhile keeps it (api-function/src/pause). */
const setPause = (environment: Environment, input: 'yes' | 'no') => ({
  wrangler: ['secret', 'put', 'PAUSED', ...getTarget(environment)],
  input,
});

/** Exports the tables that a restore must not take back. */
export const exportKept = (environment: Environment, output: string): readonly string[] => [
  ...['d1', 'export', 'DB', '--remote', '--no-schema', ...KEPT_TABLES.flatMap((table) => ['--table', table])],
  ...['--output', output, '-y', ...getTarget(environment)],
];

/** Exports everything. */
export const exportAll = (environment: Environment, output: string): readonly string[] => [
  ...['d1', 'export', 'DB', '--remote', '--output', output, '-y'],
  ...getTarget(environment),
];

/** Lists the steps of a restore in their order. Each can be repeated. */
export function listSteps({ environment, moment, kept }: Options): Step[] {
  const target = getTarget(environment);
  const files = getFiles(environment);
  return [
    { title: 'pause the API', ...setPause(environment, 'yes') },
    ...(kept
      ? []
      : [
          { title: 'close the database', wrangler: execute(RESTORE_FILES.close, environment) },
          { title: 'keep what must not be taken back', wrangler: exportKept(environment, files.kept) },
        ]),
    {
      title: `restore the database of ${moment}`,
      wrangler: ['d1', 'time-travel', 'restore', 'DB', '--timestamp', moment, ...target],
    },
    // A backup of while it was closed is closed.
    { title: 'open the database', wrangler: execute(RESTORE_FILES.open, environment) },
    {
      title: 'apply the migrations that came later',
      wrangler: ['d1', 'migrations', 'apply', 'DB', '--remote', ...target],
    },
    {
      title: 'write what is to be repeated',
      joins: [RESTORE_FILES.empty, kept ?? files.kept, RESTORE_FILES.replay],
      file: files.replay,
    },
    { title: 'repeat it', wrangler: execute(files.replay, environment) },
    { title: 'end the pause', ...setPause(environment, 'no') },
  ];
}

/** Lists the steps that give a restore up before the database was replaced. */
export const listStepsBack = (environment: Environment): Step[] => [
  { title: 'open the database', wrangler: execute(RESTORE_FILES.open, environment) },
  { title: 'end the pause', ...setPause(environment, 'no') },
];
