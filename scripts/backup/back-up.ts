import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { callWrangler, type RunWrangler } from '../bootstrap-account/wrangler.ts';
import type { Environment } from '../deploy/wrangler-config.ts';
import { exportAll, exportKept } from '../restore/steps.ts';

const getFiles = (folder: string) => ({ all: path.join(folder, 'backup.sql'), kept: path.join(folder, 'kept.sql') });

/** Lists the commands of wrangler that export the database. */
export function listExports(environment: Environment, folder: string): (readonly string[])[] {
  const { all, kept } = getFiles(folder);
  return [exportAll(environment, all), exportKept(environment, kept)];
}

/**
 * Exports the database of an environment.
 *
 * @returns the files, which nobody else can read.
 * @throws Error with the output of the export that failed, or when it wrote nothing.
 */
export function backUp(environment: Environment, folder: string, wrangler: RunWrangler): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const args of listExports(environment, folder)) callWrangler(wrangler, args);
  const files = Object.values(getFiles(folder));
  for (const file of files) {
    if (!existsSync(file)) throw new Error(`wrangler exported nothing to ${file}: this is no backup`);
    chmodSync(file, 0o600);
  }
  return files;
}
