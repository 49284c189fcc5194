import { createRequire } from 'node:module';
import path from 'node:path';

/** Modules of which a page has exactly one, whoever renders. The trailing slash covers subpaths such as `react/jsx-runtime`. */
const singletons = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom', 'sonner', '@almaty/store'];

/**
 * The shared modules of one build.
 *
 * Versions are the installed ones: pnpm's `catalog:` and `workspace:` ranges mean nothing to the federation runtime.
 *
 * @param root the folder of the package that builds.
 * @param role the shell provides (eagerly, so that its files load in one wave), a remote consumes and never bundles its own.
 * @param replaced modules the provider offers in a smaller form: share name -> file.
 * @throws Error when a shared module is not installed for the package.
 */
export function sharedModules(root: string, role: 'provide' | 'consume', replaced: Record<string, string> = {}) {
  const version = (name: string) => installedVersion(root, name.replace(/\/$/, ''));
  return Object.fromEntries(
    singletons.map((name) => {
      const entry = { singleton: true, version: version(name), requiredVersion: `^${version(name)}` };
      const file = replaced[name];
      return [
        name,
        role === 'provide'
          ? { ...entry, eager: true, ...(file ? { import: file } : {}) }
          : { ...entry, import: false as const },
      ];
    }),
  );
}

function installedVersion(root: string, name: string): string {
  const require = createRequire(path.join(root, 'package.json'));
  for (let dir = path.dirname(require.resolve(name)); ; dir = path.dirname(dir)) {
    try {
      const manifest = require(path.join(dir, 'package.json'));
      if (manifest.name === name) return manifest.version;
    } catch {
      // No package.json in this folder: look in the one above.
    }
    if (dir === path.dirname(dir)) throw new Error(`${name} is not installed for ${root}`);
  }
}
