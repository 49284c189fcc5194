import { cp, rm } from 'node:fs/promises';
import { buildChanged } from '../../scripts/build-changed.ts';
import { migrateDatabase, publishRemotes } from '../../scripts/local-stack.ts';

/** The storage that every stack starts from as a copy: released remotes and an empty database. */
export const PREPARED_STATE = '.stack/e2e/prepared';

/** The storage with the database alone. */
const MIGRATED_STATE = '.stack/e2e/migrated';

/** Builds what has changed, publishes the remotes and migrates the database; changes to the root of the workspace. */
export async function prepareState(): Promise<void> {
  process.chdir(`${import.meta.dirname}/../..`);
  await rm(PREPARED_STATE, { recursive: true, force: true });
  await rm(MIGRATED_STATE, { recursive: true, force: true });
  await buildChanged();
  // In folders of their own: two processes of workerd on one folder block each other's databases, and one may hang for ever.
  await Promise.all([publishRemotes(PREPARED_STATE), migrateDatabase(MIGRATED_STATE)]);
  await cp(MIGRATED_STATE, PREPARED_STATE, { recursive: true });
}
