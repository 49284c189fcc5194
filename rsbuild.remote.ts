import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { sharedModules } from './federation.shared.ts';
import { BROWSERS } from './rsbuild.browsers.ts';
import { tailwind } from './rsbuild.tailwind.ts';
import { RELEASE_BASE } from './shared-delivery/src/schema/release.ts';

/** What a remote says of itself in its federation.config.ts. */
export type Federation = {
  name: string;
  /** Where its own development host listens. */
  port: number;
  /** Public module -> file, such as './LocationsPage' -> './src/exposes/LocationsPage.tsx'. */
  exposes: Record<`./${string}`, string>;
};

/**
 * The one build of every remote. `rsbuild build` makes what is released (`dist/web`) and the bundle that
 * renders its page fragments (`dist/node`); `rsbuild dev` serves `src/dev/host.ts`, the remote on its own,
 * without federation: a remote built for the external runtime can't start alone (notes/federation.md).
 *
 * @param root the remote's folder.
 * @param plugins what only this remote's build does.
 */
export function remoteBuild(root: string, { name, port, exposes }: Federation, plugins: RsbuildPlugin[] = []) {
  const base = {
    // Assets are always files of the release: an inlined picture would be outside its integrity list.
    // A release's folder is called by a hash of all of it: names need none, and the entry need not list them.
    output: { dataUriLimit: 0, filenameHash: false },
    plugins: [pluginReact(), tailwind(root), ...plugins],
    performance: { printFileSize: false },
  };
  return defineConfig(({ command }) =>
    command === 'dev'
      ? {
          ...base,
          source: { entry: { index: './src/dev/host.ts' } },
          server: { port, strictPort: true, host: 'localhost', historyApiFallback: true },
        }
      : {
          ...base,
          environments: {
            web: {
              output: {
                assetPrefix: 'auto',
                distPath: { root: 'dist/web' },
                // The runtime knows a style sheet by its name alone: another remote's must never have the same.
                filename: { css: `[name].${name}.css` },
                overrideBrowserslist: BROWSERS,
              },
              html: { crossorigin: 'anonymous' },
              security: { sri: { enable: 'auto', algorithm: 'sha384' } },
              plugins: [
                pluginModuleFederation({
                  name,
                  // A property, not a variable: `trip-tips` is no identifier.
                  library: { type: 'global', name },
                  exposes,
                  shared: sharedModules(root, 'consume'),
                  dts: false,
                  shareStrategy: 'loaded-first',
                  experiments: { externalRuntime: true, optimization: { target: 'web' } },
                }),
              ],
            },
            node: {
              source: { entry: { fragments: './src/fragments.ts' } },
              output: {
                target: 'node',
                module: true,
                assetPrefix: RELEASE_BASE,
                distPath: { root: 'dist/node' },
                filename: { js: '[name].mjs' },
                emitAssets: false,
              },
            },
          },
        },
  );
}
