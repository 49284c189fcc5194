import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Asks browsers to compile all functions of a script while it is transferred, beside the main thread, instead of when each is
 * first called (V8's explicit compile hints: https://v8.dev/blog/explicit-compile-hints). Other engines ignore the comment.
 *
 * @param test matches the names of the scripts.
 */
export const compileEarlyPlugin = (test: RegExp): RsbuildPlugin => ({
  name: 'compile-early',
  setup(api) {
    api.modifyRspackConfig((_, { appendPlugins, rspack }) =>
      appendPlugins(
        new rspack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test,
          // After scripts are made smaller, which would remove it, and before their hashes are computed.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
        }),
      ),
    );
  },
});
