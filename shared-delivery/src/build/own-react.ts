import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * The version of a package that a folder gets when it imports it.
 *
 * @throws Error when it is not installed.
 */
export function findInstalledVersion(root: string, name: string): string {
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

const getMajor = (root: string): string | undefined => findInstalledVersion(root, 'react').split('.')[0];

/** Whether a remote has a React of its own: its package.json names another major than that of the workspace, which all share. */
export const hasOwnReact = (root: string): boolean => getMajor(root) !== getMajor(import.meta.dirname);

/** Packages of the workspace whose components run with the React of the remote that shows them. */
const COMPONENTS = path.resolve(import.meta.dirname, '../../../shared-ui/src');

/** Lets the components of the workspace import the React of a remote, which they would not find from their own folder. */
export const ownReactPlugin = (root: string): RsbuildPlugin => ({
  name: 'own-react',
  setup(api) {
    const getFolder = (name: string) => path.join(root, 'node_modules', name);
    const alias = { react: getFolder('react'), 'react-dom': getFolder('react-dom') };
    api.modifyRspackConfig((_, { addRules }) => addRules({ include: COMPONENTS, resolve: { alias } }));
  },
});
