import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { startFakeTurnstile } from './test/fake-turnstile.ts';
import { startMailServerControl } from './test/mail-server/control.ts';
import { readEnvironments } from './test/read-environments.ts';
import { startWebhook } from './test/webhook.ts';

const mailServers = await startMailServerControl();
const certificateFile = path.join(mkdtempSync(path.join(tmpdir(), 'mail-server-')), 'certificate.pem');
writeFileSync(certificateFile, mailServers.certificate);
// miniflare reads the variable while its module is loaded, so the plugin and wrangler are imported after it is set.
process.env.NODE_EXTRA_CA_CERTS = certificateFile;
const { cloudflareTest, readD1Migrations } = await import('@cloudflare/vitest-plugin');
const { unstable_readConfig } = await import('wrangler');

/** Splits a file of SQL without triggers into its statements. */
const readStatements = (file: string) =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);

/** Reads the migrations as they were written: what applies them leaves out the comments. */
const readMigrationTexts = () =>
  Object.fromEntries(
    globSync('migrations/*.sql', { cwd: import.meta.dirname }).map((file) => [
      path.basename(file),
      readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    ]),
  );

/** The tests run inside workerd, with the Worker's real bindings; the files in test/ prepare them. */
export default defineConfig({
  test: {
    include: ['{src,migrations,restore}/**/*.test.ts'],
    setupFiles: ['./test/apply-migrations.ts', './test/guard-logs.ts'],
    // One workerd runs all files: starting one for each takes longer than the tests. They share its database.
    isolate: false,
    // A busy computer takes longer; as long as the tests in Node may.
    testTimeout: 30_000,
    restoreMocks: true,
    // When a certificate is refused during STARTTLS, workerd also rejects a promise of its own, which no code can reach.
    onUnhandledError: ({ message }) => (/^internal error; reference = \w+$/.test(message) ? false : undefined),
  },
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: './wrangler.jsonc' },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations(path.join(import.meta.dirname, 'migrations')),
          TEST_MIGRATION_TEXTS: readMigrationTexts(),
          TEST_RESTORE: {
            // A trigger has semicolons of its own.
            close:
              readFileSync(path.join(import.meta.dirname, 'restore/close.sql'), 'utf8').match(/^create .*$/gm) ?? [],
            open: readStatements('restore/open.sql'),
            empty: readStatements('restore/empty.sql'),
            replay: readStatements('restore/replay.sql'),
          },
          TEST_MAIL_SERVERS: mailServers.origin,
          TEST_TURNSTILE: await startFakeTurnstile(),
          TEST_WEBHOOK: await startWebhook(),
          TEST_ENVIRONMENTS: readEnvironments(unstable_readConfig),
          TEST_OPERATIONS_GUIDE: readFileSync(path.join(import.meta.dirname, '../docs/operations.md'), 'utf8'),
          LONG_TESTS: process.env.LONG_TESTS ?? '',
          SITE_ORIGIN: 'https://guide.test',
          LINK_SECRET: 'a secret that only the tests know, 32+',
          DESK_SECRET: 'a third secret of the tests, also 32+ long',
          ADDRESS_DIGEST_SECRET: 'another secret of the tests, also 32+',
          OPERATOR_KEY: 'the operator key of the tests, also 32+',
        },
      },
    })),
  ],
});
