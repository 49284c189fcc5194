import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  // A busy computer takes longer; as long as the tests in Node may.
  test: { testTimeout: 30_000 },
  plugins: [
    cloudflareTest({
      wrangler: { configPath: '../wrangler.jsonc' },
      // The API has tests of its own; here it only has to be recognisable.
      miniflare: {
        serviceBindings: { API: () => new Response('the API') as never },
        // A busy computer is no outage of a bucket; tests of the limits set their own.
        bindings: {
          POINTER_LIMIT_MS: '5000',
          FILE_LIMIT_MS: '5000',
          TEAM_KEY: 'a-key-of-thirty-two-characters-or-more',
          RELEASE_SERVERS: 'http://localhost:3003 https://tunnel.guide.test',
          REPORT_SECRET: 'a-secret-of-thirty-two-characters-or-more',
        },
      },
    }),
  ],
});
