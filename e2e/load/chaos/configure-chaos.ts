import { readFileSync, writeFileSync } from 'node:fs';
import { configureApi, copyWorkspace } from '../../editor/working-copy.ts';

const API_ENTRY = '"main": "src/index.ts"';
const CHAOS_ENTRY = '"main": "../e2e/load/chaos/worker.ts"';

/** The operator's key of the API with faults. */
export const OPERATOR_KEY = 'the operator key of the chaos command';

/**
 * Configures the API with faults, in a working copy of its own.
 *
 * @param variables of the API, such as those of its mail server.
 * @returns the path of the Worker's configuration.
 */
export function configureChaos(variables: Readonly<Record<string, string>>): string {
  const config = configureApi(copyWorkspace('chaos-api'), { OPERATOR_KEY, ...variables });
  const text = readFileSync(config, 'utf8');
  const changed = text.replace(API_ENTRY, CHAOS_ENTRY);
  if (changed === text) throw new Error(`Found no ${API_ENTRY} in api-function/wrangler.jsonc`);
  writeFileSync(config, changed);
  return config;
}
