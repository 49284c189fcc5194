import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { REMOTE_NAMES } from './shared-delivery/src/schema/remotes.ts';

// Tests that depend on the default locale need the same one on every machine; Vitest's workers read it when they start.
process.env.LC_ALL = 'en_US.UTF-8';

const PACKAGES = [
  'shared-content',
  'shared-commands',
  'shared-dates',
  'shared-languages',
  'shared-pictures',
  'shared-planner',
  'shared-store',
  'shared-ui',
  'shared-delivery',
  'shell',
  ...REMOTE_NAMES.map((name) => `mfe-${name}`),
];

/**
 * The packages whose test files may share a worker, which halves their time: their modules keep no state, and their tests
 * mock no module and have no document.
 */
const STATELESS = [
  'shared-commands',
  'shared-content',
  'shared-dates',
  'shared-pictures',
  'shared-planner',
  'shared-delivery',
];

/** What the tests of a remote, of the scripts and of e2e read: it is generated from the content before they run. */
const getGlobalSetup = (...roots: string[]) =>
  roots
    .filter((root) => existsSync(path.join(import.meta.dirname, root, 'build/generate.ts')))
    .map((root) => path.join(import.meta.dirname, root, 'build/generate.ts'));
const ALL_CONTENT = getGlobalSetup(...REMOTE_NAMES.map((name) => `mfe-${name}`));

/** The tests of what no visitor runs: `LONG_TESTS=1 vitest run --project planner-bench`. */
const LONG_PROJECTS = process.env.LONG_TESTS
  ? [
      // The planner's benchmark and the mutations of its source; they need the last build of the catalogue.
      {
        extends: true as const,
        root: 'shared-planner',
        test: { name: 'planner-bench', include: ['bench/**/*.test.ts'], isolate: false },
      },
    ]
  : [];

/** The tests that run in Node. Tests that run in workerd have a configuration beside their Worker. */
export default defineConfig({
  test: {
    projects: [
      ...PACKAGES.map((root) => ({
        extends: true as const,
        root,
        test: {
          name: root,
          include: ['{src,build,editor}/**/*.test.{ts,tsx}'],
          isolate: !STATELESS.includes(root),
          globalSetup: getGlobalSetup(root),
        },
      })),
      // What the tests in workerd are served by; those tests have a configuration of their own.
      {
        extends: true as const,
        root: 'api-function',
        test: { name: 'api-function', include: ['test/**/*.test.ts'], isolate: false },
      },
      // What the bench computes from its measurements; the other tests there run in a browser.
      {
        extends: true as const,
        root: 'e2e',
        test: { name: 'e2e', include: ['{bench,stack}/**/*.test.ts'], isolate: false, globalSetup: ALL_CONTENT },
      },
      ...LONG_PROJECTS,
      {
        extends: true as const,
        root: 'scripts',
        test: { name: 'scripts', include: ['**/*.test.ts'], isolate: false, globalSetup: ALL_CONTENT },
      },
    ],
    globalSetup: [path.join(import.meta.dirname, 'shared-languages/build/compile-all.ts')],
    setupFiles: [path.join(import.meta.dirname, 'shared-delivery/src/testing/wait-longer.ts')],
    // One worker for each core; by default one core is left to the terminal, which is half of a machine with two.
    maxWorkers: '100%',
    // A busy computer is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Bundles of a build are imported as Node imports them.
    server: { deps: { external: [/\/dist\//] } },
  },
});
