import { tailwindPlugin } from '@almaty/delivery/build';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

/** The gallery, which is served for development only: this package has no build of its own. */
export default defineConfig({
  source: { entry: { index: './gallery/index.tsx' } },
  plugins: [pluginReact(), tailwindPlugin(import.meta.dirname)],
  server: { port: 3100, strictPort: true, host: 'localhost' },
});
