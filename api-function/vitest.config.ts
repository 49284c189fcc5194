import path from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { startGitHubServer } from './test/github-server.ts';
import { startSmtpServer } from './test/smtp-server.ts';
import { startTurnstileServer } from './test/turnstile-server.ts';

export default defineConfig(async () => ({
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.jsonc' },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(path.join(import.meta.dirname, 'migrations')),
          TEST_SMTP: await startSmtpServer(),
          TEST_TURNSTILE: await startTurnstileServer(),
          TEST_GITHUB: await startGitHubServer(),
          LINK_SECRET: 'a secret that only the tests know, 32+',
        },
      },
    })),
  ],
}));
