import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Adds Tailwind CSS to the build of one package, as a PostCSS plugin.
 *
 * @param root the folder of the package, which depends on `@tailwindcss/postcss` itself.
 */
export const tailwindPlugin = (root: string): RsbuildPlugin => ({
  name: 'tailwind',
  setup(api) {
    const plugin = createRequire(path.join(root, 'package.json'))('@tailwindcss/postcss');
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { tools: { postcss: (_, { addPlugins }) => addPlugins(plugin({ base: root })) } }),
    );
  },
});
