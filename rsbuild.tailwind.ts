import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/** Tailwind for one package, as PostCSS: resolved from that package, so that no config file is copied about. */
export const tailwind = (root: string): RsbuildPlugin => ({
  name: 'tailwind',
  setup(api) {
    const plugin = createRequire(path.join(root, 'package.json'))('@tailwindcss/postcss');
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { tools: { postcss: (_, { addPlugins }) => addPlugins(plugin({ base: root })) } }),
    );
  },
});
