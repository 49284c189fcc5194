import type { RsbuildPlugin } from '@rsbuild/core';
import { EDITOR_MODULE } from '../schema/editor-part.ts';
import { EDITOR_FOLDER } from '../schema/release.ts';

/**
 * Adds what a remote brings to the screen of content editors to its release: the module `editor/index.ts`, which no page of
 * the site loads. Its address contains the version, so it needs no hash.
 */
export const editorPartPlugin = (): RsbuildPlugin => ({
  name: 'editor-part',
  apply: 'build',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        environments: {
          editor: {
            source: { entry: { editor: './editor/index.ts' } },
            output: {
              // Relative to the module itself.
              assetPrefix: 'auto',
              distPath: { root: `dist/web/${EDITOR_FOLDER}`, js: '', jsAsync: '', css: '', font: '', image: '' },
              filename: { js: EDITOR_MODULE },
              copy: [],
              legalComments: 'none',
            },
            splitChunks: false,
            tools: {
              htmlPlugin: false,
              rspack: {
                output: { module: true, chunkFormat: 'module', library: { type: 'module' }, asyncChunks: false },
              },
            },
          },
        },
      }),
    );
  },
});
