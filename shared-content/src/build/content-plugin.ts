import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { hasChanged } from './has-changed.ts';

const run = promisify(execFile);

/** An error without a stack, which would hide what is wrong with the content. */
const createContentError = (message: string) => Object.assign(new Error(message), { stack: '' });

/**
 * Generates what the pages of a remote import from its content, before a build and after each change that it can depend on while
 * a development server runs, and adds the data files in `generated/release` to the release, and those in `generated/<language>/release` to
 * what the release has of the language. A build with invalid content fails.
 *
 * @param root the remote's folder, whose `build/generate.ts` writes `generated`.
 */
export const contentPlugin = (root: string): RsbuildPlugin => ({
  name: `content-${path.basename(root)}`,
  async setup(api) {
    // In a process of its own, because a module that was loaded once is not read again.
    const generate = () =>
      run(process.execPath, [path.join(root, 'build/generate.ts')]).catch((error: { stderr: string }) => {
        throw createContentError(error.stderr.trim());
      });
    await generate();
    api.modifyEnvironmentConfig((config, { name, mergeEnvironmentConfig }) => {
      // The build of a language is named by it, and that of English is `web`.
      const folder = path.join(root, 'generated', name === 'web' ? '' : name, 'release');
      return existsSync(folder) ? mergeEnvironmentConfig(config, { output: { copy: [{ from: folder }] } }) : config;
    });
    let error: Error | undefined;
    api.modifyRspackConfig((config, { environment, addRules }) => {
      // As code, which has no quotes around names, JSON is smaller than as a text to parse.
      addRules({
        test: /\.json$/,
        include: path.join(root, 'generated'),
        type: 'json',
        generator: { JSONParse: false },
      });
      if (api.context.action !== 'dev' || environment.name !== 'web') return;
      config.plugins.push({
        apply(compiler: Rspack.Compiler) {
          compiler.hooks.watchRun.tapPromise('content', async (changes) => {
            if (!hasChanged(changes, root)) return;
            error = await generate().then(
              () => undefined,
              (reason: Error) => reason,
            );
          });
          compiler.hooks.thisCompilation.tap('content', (compilation) => {
            compilation.contextDependencies.add(path.join(root, 'content'));
            if (error) compilation.errors.push(error);
          });
        },
      });
    });
  },
});
