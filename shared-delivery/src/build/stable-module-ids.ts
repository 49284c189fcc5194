import { createHash } from 'node:crypto';
import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** Ends the identifier of a module whose source is a data URL: a hash of this source, which may contain a path. */
const SOURCE_HASH = /\|[0-9a-f]{16}$/;

/**
 * Names a module without the folder of the workspace.
 *
 * @param identifier Rspack's identifier of the module, which contains absolute paths, plain or encoded in a data URL.
 * @param workspace the absolute path of the workspace.
 */
export const removeWorkspacePath = (identifier: string, workspace: string): string =>
  identifier.replaceAll(workspace, '').replaceAll(encodeURIComponent(workspace), '').replace(SOURCE_HASH, '');

/**
 * Gives each module an id.
 *
 * @param names names of the modules, in any order.
 * @returns name -> the shortest free beginning of the name's hash, because ids are a part of what a visitor loads.
 * @throws Error when two modules have the same name.
 */
export function createModuleIds(names: readonly string[]): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names.toSorted()) {
    if (ids.has(name)) throw new Error(`Two modules have the name ${name}`);
    const hash = createHash('sha256').update(name).digest('base64url');
    let length = 1;
    while (taken.has(hash.slice(0, length))) length += 1;
    taken.add(hash.slice(0, length));
    ids.set(name, hash.slice(0, length));
  }
  return ids;
}

const plugin: Rspack.RspackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('stable-module-ids', (compilation) =>
      compilation.hooks.beforeModuleIds.tap('stable-module-ids', (modules) => {
        // In this hook `identifier` is a string and `id` can be set, which the types of Rspack do not say.
        const named = Array.from(modules, (module) => ({
          module,
          name: removeWorkspacePath(String(module.identifier), WORKSPACE),
        }));
        const ids = createModuleIds(named.map(({ name }) => name));
        for (const { module, name } of named) Object.assign(module, { id: ids.get(name) });
      }),
    ),
};

/** Gives modules the same ids in every folder, so that one commit has one version (docs/decisions/0039). */
export const stableModuleIdsPlugin = (): RsbuildPlugin => ({
  name: 'stable-module-ids',
  // A development server compiles changed modules only, so an id could be that of a module that is not among them.
  apply: 'build',
  setup(api) {
    api.modifyRspackConfig((_, { appendPlugins }) => appendPlugins(plugin));
  },
});
