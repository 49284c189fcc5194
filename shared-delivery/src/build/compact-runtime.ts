import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** The federation runtime as CommonJS, to which the bundler's own plugin leads. */
const COMMONJS_RUNTIME =
  /@module-federation[\\/](webpack-bundler-runtime|runtime|runtime-tools)[\\/]dist[\\/](index|runtime-core)\.cjs$/;

const toEsModule = (file: string) => file.replace(/cjs$/, 'js');

/** The texts of the runtime's errors, each of which also has a code and an address that explains it. */
const ERROR_TEXTS = /@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.[cm]js$/;

/**
 * Bundles the federation runtime as small as it can be (docs/decisions/0058): its ES modules, of which only what is
 * used gets into a remote entry, and no texts of errors.
 */
export const compactRuntimePlugin = (): RsbuildPlugin => ({
  name: 'compact-runtime',
  setup(api) {
    api.modifyRspackConfig((_, { appendPlugins, rspack }) =>
      appendPlugins([
        new rspack.NormalModuleReplacementPlugin(COMMONJS_RUNTIME, (module) => {
          // Called before a request is resolved, and after it.
          if (module.createData?.resource) module.createData.resource = toEsModule(module.createData.resource);
          else module.request = toEsModule(module.request);
        }),
        new rspack.NormalModuleReplacementPlugin(ERROR_TEXTS, path.join(import.meta.dirname, 'no-error-texts.ts')),
      ]),
    );
  },
});
