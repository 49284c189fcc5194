declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../src/index.ts');
  }
  interface Env {
    DB: D1Database;
    PUBLIC_ANON_KEY: string;
    /** The numbered migrations, handed in by vitest.config.ts. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
}
