import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { tailwind } from '../rsbuild.tailwind.ts';

/** The gallery, which is only ever served for development: nobody ships this package on its own. */
export default defineConfig({
  source: { entry: { index: './gallery/index.tsx' } },
  plugins: [pluginReact(), tailwind(import.meta.dirname)],
  server: { port: 3004, strictPort: true, host: 'localhost' },
});
