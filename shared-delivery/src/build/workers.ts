import type { RsbuildPlugin } from '@rsbuild/core';
import { WORKERS_FOLDER } from '../web-workers/start-worker.ts';
import { SUPPORTED_BROWSERS } from './browsers.ts';

/**
 * Adds web workers to the release of a remote, each as one script for `startWorker`. They are built apart from the pages,
 * because the federation plugin would add its runtime to them.
 *
 * @param entries name -> module.
 */
export const workersPlugin = (entries: Readonly<Record<string, string>>): RsbuildPlugin => ({
  name: 'web-workers',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        environments: {
          workers: {
            source: { entry: entries },
            // Where the development host serves them; a release has them in a folder of its own anyway.
            dev: { assetPrefix: `/${WORKERS_FOLDER}/` },
            output: {
              target: 'web-worker',
              distPath: { root: `dist/web/${WORKERS_FOLDER}`, js: '' },
              overrideBrowserslist: SUPPORTED_BROWSERS,
            },
            splitChunks: false,
            tools: { rspack: { output: { asyncChunks: false } } },
          },
        },
      }),
    );
  },
});
