import { tailwindPlugin } from '@almaty/delivery/build';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The gallery, which is only ever served for development: nobody ships this package on its own. */
export default defineConfig({
  source: { entry: { index: './gallery/index.tsx' } },
  plugins: [pluginReact(), tailwindPlugin(import.meta.dirname)],
  server: { port: 3004, strictPort: true, host: 'localhost' },
});
