type WorkerEnv = import('../src/env.ts').Env;

declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../src/index.ts');
  }
  /** The Worker's own bindings, and those that vitest.config.ts adds for the tests. */
  interface Env extends WorkerEnv {
    /** The migrations, in order. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
    /** File of a migration -> its text, with the comments. */
    TEST_MIGRATION_TEXTS: Record<string, string>;
    /** The statements of the files in restore/, which run before and after the exported rows are back. */
    TEST_RESTORE: Record<'close' | 'open' | 'empty' | 'replay', string[]>;
    /** Origin of the control that starts mail servers. */
    TEST_MAIL_SERVERS: string;
    /** Origin of the fake of Turnstile. */
    TEST_TURNSTILE: string;
    /** Origin of the server that keeps what webhooks bring. */
    TEST_WEBHOOK: string;
    /** The text of docs/operations.md. */
    TEST_OPERATIONS_GUIDE: string;
    /** What the environments of wrangler.jsonc give to the Worker. */
    TEST_ENVIRONMENTS: import('./read-environments.ts').TestedEnvironment[];
    /** Not empty: tests with random values take thousands of them. */
    LONG_TESTS: string;
  }
}
