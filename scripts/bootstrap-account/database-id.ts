import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Environment, getConfigFile, readSection } from '../deploy/wrangler-config.ts';

const FOLDER = 'api-function';
const PLACEHOLDER = /^0{8}-/;

/**
 * Enters the id of a database into the configuration of the API, in the place of the placeholder.
 *
 * @returns whether the file was changed.
 * @throws Error when the configuration has the id of another database.
 */
export function enterDatabaseId(environment: Environment, name: string, id: string, workspace: string): boolean {
  const databases = readSection(FOLDER, environment, workspace).d1_databases ?? [];
  const current = databases.find(({ database_name }) => database_name === name)?.database_id ?? '';
  if (current === id) return false;
  const file = getConfigFile(FOLDER);
  if (!PLACEHOLDER.test(current))
    throw new Error(
      `${file} has the id ${current} for ${name}, whose id in this account is ${id}: is it this account?`,
    );
  const text = readFileSync(path.join(workspace, file), 'utf8');
  writeFileSync(path.join(workspace, file), text.replace(current, id));
  return true;
}
