import path from 'node:path';
import { experimental_readRawConfig, type Unstable_RawEnvironment } from 'wrangler';
import { ENVIRONMENTS, type Environment } from '../../shared-delivery/src/publishing/environment.ts';
import { REMOTE_NAMES } from '../../shared-delivery/src/schema/remotes.ts';

export { ENVIRONMENTS, type Environment };

const WORKSPACE = path.resolve(import.meta.dirname, '../..');

/** The Workers, in the order in which they are deployed: the shell is bound to the API. */
export const WORKERS = ['api-function', 'shell'] as const;
export type Worker = (typeof WORKERS)[number];

/** The folders with a wrangler configuration: the Workers, and the remotes for their buckets. */
export const CONFIG_FOLDERS = [...WORKERS, ...REMOTE_NAMES.map((name) => `mfe-${name}` as const)] as const;

/** Names the wrangler configuration of a folder, from the root of the workspace. */
export const getConfigFile = (folder: string): string => `${folder}/wrangler.jsonc`;

/** A section of a configuration: an environment, or the top level. */
export type Section = Unstable_RawEnvironment;

/** Reads the top level of the configuration of a folder, which is the local stack, with all environments. */
export function readTopLevel(folder: string, workspace = WORKSPACE) {
  const { rawConfig } = experimental_readRawConfig({ config: path.join(workspace, getConfigFile(folder)) });
  return rawConfig;
}

/**
 * Reads what the configuration of a folder says of an environment. Bindings are not inherited from the top level.
 *
 * @throws Error when the configuration lacks the environment.
 */
export function readSection(folder: string, environment: Environment, workspace = WORKSPACE): Section {
  const section = readTopLevel(folder, workspace).env?.[environment];
  if (!section) throw new Error(`${getConfigFile(folder)} has no env.${environment}`);
  return section;
}
