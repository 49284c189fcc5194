import { rm } from 'node:fs/promises';
import { buildChanged } from '../../scripts/build-changed.ts';
import { migrateDatabase, publishRemotes } from '../../scripts/local-stack.ts';

/** Released remotes and an empty database, which every test worker's stack starts from as a copy. */
export const PREPARED_STATE = '.stack/e2e/prepared';

/** Builds, publishes and migrates once, before any test. */
export default async function prepare(): Promise<void> {
  process.chdir(`${import.meta.dirname}/../..`);
  await rm(PREPARED_STATE, { recursive: true, force: true });
  await buildChanged();
  await publishRemotes(PREPARED_STATE);
  await migrateDatabase(PREPARED_STATE);
}
