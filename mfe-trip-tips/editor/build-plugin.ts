import path from 'node:path';
import { EDITOR_FOLDER } from '@almaty/delivery/schema';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';

/** Modules of Decap CMS, as its own code imports them -> the files in `replacements/` that are bundled instead. */
const REPLACEMENTS: readonly [RegExp, string][] = [
  // Compiles its schema with `new Function`.
  [/^\.\.\/constants\/configSchema$/, 'config-schema.ts'],
  // The TOML parser uses `eval`, and Apollo (for GraphQL) `Function`. The tips use neither.
  [/^\.\/toml$/, 'empty-module.ts'],
  [/^\.\/GraphQLAPI$/, 'empty-module.ts'],
  // WebAssembly that compresses uploaded pictures. Editors upload none.
  [/^@jsquash\/webp$/, 'empty-module.ts'],
  // Shows a button that checks for a preview of the deployment.
  [/^\.\.\/\.\.\/actions\/deploys$/, 'deploys.ts'],
  [/^react-toastify\/dist\/inject-style$/, 'toast-styles.ts'],
];

const replacementPlugins = REPLACEMENTS.map(
  ([module, file]) =>
    new rspack.NormalModuleReplacementPlugin(module, path.join(import.meta.dirname, 'replacements', file)),
);

/** Adds the editor screen to the release, in a folder of its own, as one script that no page of the site loads. */
export const editorPlugin = (): RsbuildPlugin => ({
  name: 'trip-tips-editor',
  apply: 'build',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        environments: {
          editor: {
            source: { entry: { index: './editor/index.ts' } },
            html: { template: './editor/index.html', scriptLoading: 'module' },
            output: {
              assetPrefix: './',
              // The URL of the editor contains no version, so file names must change with their content.
              filenameHash: 'contenthash:8',
              distPath: { root: `dist/web/${EDITOR_FOLDER}`, js: '', css: '', font: '', image: '' },
              // Without a function, the style sheet of the preview would be in a folder named like its source.
              filename: { css: ({ chunk }) => `${path.basename(chunk?.name ?? 'index')}.[contenthash:8].css` },
              legalComments: 'none',
            },
            splitChunks: false,
            tools: { rspack: { output: { asyncChunks: false }, plugins: replacementPlugins } },
          },
        },
      }),
    );
  },
});
