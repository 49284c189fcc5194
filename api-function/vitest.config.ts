import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { startFakeGitHub } from './test/fake-github.ts';
import { startFakeSmtpServer } from './test/fake-smtp-server.ts';
import { startFakeTurnstile } from './test/fake-turnstile.ts';

/** The tests run inside workerd, with the Worker's real bindings; the files in test/ prepare them. */
export default defineConfig(async () => ({
  test: {
    include: ['{src,migrations}/**/*.test.ts'],
    setupFiles: ['./test/apply-migrations.ts'],
    // One workerd runs all files: starting one for each takes longer than the tests. They share its database.
    isolate: false,
    restoreMocks: true,
  },
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.jsonc' },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(path.join(import.meta.dirname, 'migrations')),
          TEST_SMTP: await startFakeSmtpServer(),
          TEST_TURNSTILE: await startFakeTurnstile(),
          TEST_GITHUB: await startFakeGitHub(),
          LINK_SECRET: 'a secret that only the tests know, 32+',
          ADDRESS_DIGEST_SECRET: 'another secret of the tests, also 32+',
          OPERATOR_KEY: 'the operator key of the tests, also 32+',
        },
      },
    })),
  ],
}));
