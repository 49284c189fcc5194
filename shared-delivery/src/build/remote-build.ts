import path from 'node:path';
import { FIRST_LANGUAGE, type Language } from '@almaty/languages';
import { listMessageLanguages, messagesPlugin } from '@almaty/languages/build';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig, type EnvironmentConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { RELEASE_BASE_PLACEHOLDER } from '../schema/fragment.ts';
import { SUPPORTED_BROWSERS } from './browsers.ts';
import { compactRuntimePlugin } from './compact-runtime.ts';
import { compileEarlyPlugin } from './compile-early.ts';
import { compressFilesPlugin } from './compress-files.ts';
import { hasOwnReact, ownReactPlugin } from './own-react.ts';
import { writePageEntries } from './page-entries.ts';
import { findRemoteOfFolder } from './remote-folder.ts';
import { createSharedModules } from './shared-modules.ts';
import { stableModuleIdsPlugin } from './stable-module-ids.ts';
import { tailwindPlugin } from './tailwind.ts';

/**
 * The Rsbuild configuration of every remote. `rsbuild build` creates the released files (`dist/web`) and the bundle that
 * prerenders its pages (`dist/node`), both from the files in `src/pages`. `rsbuild dev` serves the pages in a development host
 * without federation, because a remote built for the external runtime cannot start alone (docs/architecture.md, "Federation").
 * A remote whose package.json names another major of React brings its own (docs/decisions/0089).
 * Each language of the remote's messages is a build of its own, in folders named by it (docs/decisions/0077).
 *
 * @param root the remote's folder.
 * @param plugins Rsbuild plugins of this remote only.
 */
export function createRemoteBuild(root: string, plugins: RsbuildPlugin[] = []) {
  const { name, port } = findRemoteOfFolder(root);
  const languages = new Set<Language>([FIRST_LANGUAGE, ...listMessageLanguages(root)]);
  const isOwn = hasOwnReact(root);
  const { exposes, index, prerender, developmentHost } = writePageEntries(root, name, isOwn);
  const base = {
    // Assets stay files of the release, because an inlined picture would be missing from its integrity list.
    // File names carry no hash, because the folder of a release is named by a hash of all its files.
    output: { dataUriLimit: 0, filenameHash: false },
    plugins: [
      ...[messagesPlugin(root), pluginReact(), stableModuleIdsPlugin(), tailwindPlugin(root)],
      ...(isOwn ? [ownReactPlugin(root)] : []),
      ...plugins,
    ],
    performance: { printFileSize: false },
  };
  /** The builds of a language: the released files, and what prerenders them. English has the names without a language. */
  const createLanguage = (language: Language): Record<string, EnvironmentConfig> => {
    const isFirst = language === FIRST_LANGUAGE;
    const [folder, web, node] = isFirst ? ['', 'web', 'node'] : [`${language}/`, language, `node-${language}`];
    // What a package offers for a language it offers under this condition (`imports` and `exports` of its package.json).
    const conditions = isFirst ? {} : { resolve: { conditionNames: [language, '...'] } };
    return {
      [web]: {
        source: { entry: { index } },
        ...conditions,
        output: {
          assetPrefix: 'auto',
          distPath: { root: `dist/web/${folder}` },
          // The shell identifies a style sheet by its path in the release, so two remotes must not share one.
          filename: { css: `[name].${name}.css` },
          overrideBrowserslist: SUPPORTED_BROWSERS,
        },
        html: { crossorigin: 'anonymous' },
        // Names as in the shell: as short as possible, because browsers keep no file of a release for the next one.
        tools: {
          rspack: { optimization: { mangleExports: 'size' } },
          // The shell loads the style sheets of a page (docs/decisions/0058).
          cssExtract: { pluginOptions: { runtime: false } },
        },
        security: { sri: { enable: 'auto', algorithm: 'sha256' } },
        plugins: [
          compactRuntimePlugin(),
          compileEarlyPlugin(new RegExp(`/(${name}|__federation_expose_[^/]+)\\.js$`)),
          // It finds the folders of the other languages too.
          ...(isFirst ? [compressFilesPlugin(path.join(root, 'dist/web'))] : []),
          pluginModuleFederation(
            {
              name,
              // A property, not a variable: `trip-tips` is not an identifier.
              library: { type: 'global', name },
              exposes,
              shared: createSharedModules(root, 'consume'),
              dts: false,
              shareStrategy: 'loaded-first',
              experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
            },
            { environment: web },
          ),
        ],
      },
      [node]: {
        source: { entry: { prerender } },
        ...conditions,
        output: {
          target: 'node',
          module: true,
          assetPrefix: RELEASE_BASE_PLACEHOLDER + folder,
          distPath: { root: `dist/node/${folder}` },
          filename: { js: '[name].mjs' },
          emitAssets: false,
        },
      },
    };
  };
  return defineConfig(({ command }) =>
    command === 'dev'
      ? {
          ...base,
          environments: { web: { source: { entry: { index: developmentHost } } } },
          // A page that fails as a whole is empty otherwise: no shell offers to retry.
          dev: {
            client: { overlay: { runtime: true } },
            // A module that is compiled once it is asked for takes the update of an edit, and the page reloads.
            lazyCompilation: false,
          },
          server: { port, strictPort: true, host: 'localhost', historyApiFallback: true },
        }
      : {
          ...base,
          environments: Object.assign({}, ...[...languages].map(createLanguage)),
        },
  );
}
