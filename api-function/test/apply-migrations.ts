import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';

// Runs before each test file; migrations that are applied already are skipped.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
