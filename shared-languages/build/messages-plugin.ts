import path from 'node:path';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { compileAll } from './compile-all.ts';

/** An error without a stack, which would hide what is wrong with the messages. */
const withoutStack = (error: unknown) =>
  Object.assign(error instanceof Error ? error : new Error(String(error)), { stack: '' });

/**
 * Compiles the messages of every package of a workspace before a build, and after each change while a development server runs. A build with an
 * incomplete translation fails.
 *
 * @param root the folder of the package that is built.
 */
export const messagesPlugin = (root: string): RsbuildPlugin => ({
  name: 'messages',
  setup(api) {
    const isDevelopment = api.context.action === 'dev';
    const compile = (): Error | undefined => {
      try {
        compileAll(path.dirname(root), isDevelopment);
        return undefined;
      } catch (error) {
        return withoutStack(error);
      }
    };
    const first = compile();
    if (first) throw first;
    let error: Error | undefined;
    api.modifyRspackConfig((config, { environment }) => {
      if (!isDevelopment || environment.name !== 'web') return;
      config.plugins.push({
        apply(compiler: Rspack.Compiler) {
          compiler.hooks.watchRun.tap('messages', () => {
            error = compile();
          });
          compiler.hooks.thisCompilation.tap('messages', (compilation) => {
            compilation.contextDependencies.add(path.join(root, 'messages'));
            if (error) compilation.errors.push(error);
          });
        },
      });
    });
  },
});
