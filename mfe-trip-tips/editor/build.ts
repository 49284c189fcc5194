import path from 'node:path';
import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { EDITOR_FOLDER } from '../../shared-delivery/src/schema/release.ts';

/** A module of Decap CMS, as its own code imports it -> what stands for it here. */
const substitutes: readonly [RegExp, string][] = [
  // Compiles its schema with `new Function`.
  [/^\.\.\/constants\/configSchema$/, 'config-schema.ts'],
  // TOML uses `eval`; Apollo, for GraphQL, `Function`. Neither is used here.
  [/^\.\/toml$/, 'nothing.ts'],
  [/^\.\/GraphQLAPI$/, 'nothing.ts'],
  // WebAssembly that makes pictures smaller; tips choose theirs from those of the site.
  [/^@jsquash\/webp$/, 'nothing.ts'],
  [/^react-toastify\/dist\/inject-style$/, 'toast-styles.ts'],
];

const replaced = substitutes.map(
  ([module, file]) =>
    new rspack.NormalModuleReplacementPlugin(module, path.join(import.meta.dirname, 'substitutes', file)),
);

/** Adds the editors' screen to the release, in a folder of its own: one script, which no visitor's page loads. */
export const editorPlugin = (): RsbuildPlugin => ({
  name: 'trip-tips-editor',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      config.environments
        ? mergeRsbuildConfig(config, {
            environments: {
              editor: {
                source: { entry: { index: './editor/index.ts' } },
                html: { template: './editor/index.html', scriptLoading: 'module' },
                output: {
                  assetPrefix: './',
                  // Its address has no version, so its names must tell its content.
                  filenameHash: 'contenthash:8',
                  distPath: { root: `dist/web/${EDITOR_FOLDER}`, js: '', css: '', font: '', image: '' },
                  // The preview's style sheet would get its source's folder for its own.
                  filename: { css: ({ chunk }) => `${path.basename(chunk?.name ?? 'index')}.[contenthash:8].css` },
                  legalComments: 'none',
                },
                splitChunks: false,
                tools: { rspack: { output: { asyncChunks: false }, plugins: replaced } },
              },
            },
          })
        : config,
    );
  },
});
