import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findInstalledVersion, hasOwnReact } from './own-react.ts';

/** Modules that a page loads exactly once. The trailing slash covers subpaths such as `react/jsx-runtime`. */
const SINGLETONS = ['react', 'react/', 'react-dom', 'react-dom/', 'react-router-dom', 'sonner', '@almaty/store'];

/** Of these a remote with its own React bundles its own. */
const isReact = (name: string): boolean => /^react(-dom)?\/?$/.test(name);

/** What a remote with its own React needs of the shell's: an element and state, which every version has (src/own-react). */
const createShellReact = () => ({
  ...{ singleton: true, version: findInstalledVersion(import.meta.dirname, 'react') },
  ...{ requiredVersion: '*', import: false as const, shareKey: 'react' },
});

/**
 * The `shared` option of Module Federation for one build.
 *
 * Versions are the installed ones, because pnpm's `catalog:` and `workspace:` ranges mean nothing to the federation
 * runtime. A remote asks for the installed version or a later one of its major, unless `peerDependencies` of its package.json
 * say which ones it runs with, such as two majors (docs/operations.md, "A new version of React"). One with its own React asks for
 * the rest, and for any React that can render the element its pages are in.
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
  const isOwn = role === 'consume' && hasOwnReact(root);
  const describe = (name: string) => {
    const version = getVersion(name);
    const options = { singleton: true, version };
    const file = replacements[name];
    return role === 'provide'
      ? // What it needs is what it provides: a requirement would be compared at every start, for 25 ms on a phone.
        { ...options, requiredVersion: false as const, eager: true, ...(file ? { import: file } : {}) }
      : {
          ...options,
          requiredVersion: peerDependencies[name.replace(/\/$/, '')] ?? `^${version}`,
          import: false as const,
        };
  };
  const modules: Record<string, ReturnType<typeof describe | typeof createShellReact>> = Object.fromEntries(
    SINGLETONS.filter((name) => !isOwn || !isReact(name)).map((name) => [name, describe(name)]),
  );
  if (isOwn) modules['#shell-react'] = createShellReact();
  return modules;
}
