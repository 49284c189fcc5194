import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Modules that a page loads exactly once. The trailing slash covers subpaths such as `react/jsx-runtime`. */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom', 'sonner', '@almaty/store'];

/**
 * The `shared` option of Module Federation for one build.
 *
 * Versions are the installed ones, because pnpm's `catalog:` and `workspace:` ranges mean nothing to the federation
 * runtime. A remote asks for the installed version or a later one of its major, unless `peerDependencies` of its package.json
 * say which ones it runs with, such as two majors (docs/operations.md, "A new version of React").
 *
 * @param root the folder of the package that is built.
 * @param role the shell provides the modules (eagerly, so that its files load in one wave); a remote consumes them and
 *   never bundles its own.
 * @param replacements modules that the provider offers in a reduced form: module name -> file.
 * @throws Error when a shared module is not installed for the package.
 */
export function createSharedModules(
  root: string,
  role: 'provide' | 'consume',
  replacements: Record<string, string> = {},
) {
  const getVersion = (name: string) => findInstalledVersion(root, name.replace(/\/$/, ''));
  const { peerDependencies = {} }: { peerDependencies?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return Object.fromEntries(
    SINGLETONS.map((name) => {
      const version = getVersion(name);
      const options = { singleton: true, version };
      const file = replacements[name];
      return [
        name,
        role === 'provide'
          ? // What it needs is what it provides: a requirement would be compared at every start, for 25 ms on a phone.
            { ...options, requiredVersion: false as const, eager: true, ...(file ? { import: file } : {}) }
          : {
              ...options,
              requiredVersion: peerDependencies[name.replace(/\/$/, '')] ?? `^${version}`,
              import: false as const,
            },
      ];
    }),
  );
}

function findInstalledVersion(root: string, name: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  for (let folder = path.dirname(require.resolve(name)); ; folder = path.dirname(folder)) {
    try {
      const manifest = require(path.join(folder, 'package.json'));
      if (manifest.name === name) return manifest.version;
    } catch {
      // This folder has no package.json: try its parent.
    }
    if (folder === path.dirname(folder)) throw new Error(`${name} is not installed for ${root}`);
  }
}
