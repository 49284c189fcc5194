import { type Environment, getConfigFile, readSection } from '../deploy/wrangler-config.ts';

const FOLDER = 'api-function';

/** What to restore: `kept` is the file of an earlier export. */
export type Options = { environment: Environment; moment: string; kept: string | undefined };

/** The tables that a restore must not take back: what was deleted, who wants no emails, and which emails were sent. */
const KEPT_TABLES = ['deleted_request', 'suppression', 'outbox'] as const;

/** What runs before and after the rows that were kept are back in their tables. */
export const RESTORE_FILES = { empty: `${FOLDER}/restore/empty.sql`, replay: `${FOLDER}/restore/replay.sql` } as const;

/** The files of a restore, which git ignores. */
export const getFiles = (environment: Environment) => ({
  kept: `kept.${environment}.sql`,
  replay: `replay.${environment}.sql`,
});

/** One step: a command of wrangler, or the file that is written from the restore's files and the kept rows. */
export type Step =
  | { title: string; wrangler: readonly string[] }
  | { title: string; joins: readonly string[]; file: string };

/** The queue that emails wait in. */
function getQueue(environment: Environment): string {
  const [producer] = readSection(FOLDER, environment).queues?.producers ?? [];
  if (!producer) throw new Error(`${getConfigFile(FOLDER)} has no queue in env.${environment}`);
  return String(producer.queue);
}

/** Lists the steps of a restore in their order. */
export function listSteps({ environment, moment, kept }: Options): Step[] {
  const target = ['--env', environment, '-c', getConfigFile(FOLDER)];
  const files = getFiles(environment);
  const tables = KEPT_TABLES.flatMap((table) => ['--table', table]);
  const exported = ['d1', 'export', 'DB', '--remote', '--no-schema', ...tables, '--output', files.kept, '-y'];
  return [
    { title: 'let emails wait', wrangler: ['queues', 'pause-delivery', getQueue(environment)] },
    ...(kept ? [] : [{ title: 'keep what must not be taken back', wrangler: [...exported, ...target] }]),
    {
      title: `restore the database of ${moment}`,
      wrangler: ['d1', 'time-travel', 'restore', 'DB', '--timestamp', moment, ...target],
    },
    {
      title: 'apply the migrations that came later',
      wrangler: ['d1', 'migrations', 'apply', 'DB', '--remote', ...target],
    },
    {
      title: 'write what is to be repeated',
      joins: [RESTORE_FILES.empty, kept ?? files.kept, RESTORE_FILES.replay],
      file: files.replay,
    },
    {
      title: 'repeat it',
      wrangler: ['d1', 'execute', 'DB', '--remote', '--file', files.replay, '-y', ...target],
    },
    { title: 'let emails go', wrangler: ['queues', 'resume-delivery', getQueue(environment)] },
  ];
}
