import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    cloudflareTest({
      wrangler: { configPath: '../wrangler.jsonc' },
      // The API answers for itself in its own tests; here it only has to be recognised.
      miniflare: { serviceBindings: { API: () => new Response('the API') as never } },
    }),
  ],
});
