type WorkerEnv = import('../src/env.ts').Env;

declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../src/index.ts');
  }
  interface Env extends WorkerEnv {
    /** The numbered migrations, handed in by vitest.config.ts. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
    /** Where the SMTP server of the tests listens, and where it tells what it got. */
    TEST_SMTP: { port: number; report: string };
    /** Address of the stand-in for Turnstile. */
    TEST_TURNSTILE: string;
    /** Address of the stand-in for GitHub. */
    TEST_GITHUB: string;
  }
}
