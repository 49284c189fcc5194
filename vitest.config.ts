import { defineConfig } from 'vitest/config';
import { REMOTE_NAMES } from './shared-delivery/src/schema/remotes.ts';

// Tests that depend on the default locale need the same one on every machine; Vitest's workers read it when they start.
process.env.LC_ALL = 'en_US.UTF-8';

const PACKAGES = [
  'art',
  'shared-dates',
  'shared-planner',
  'shared-store',
  'shared-ui',
  'shared-delivery',
  'shell',
  ...REMOTE_NAMES.map((name) => `mfe-${name}`),
];

/** The tests that run in Node. Tests that run in workerd have a configuration beside their Worker. */
export default defineConfig({
  test: {
    projects: [
      ...PACKAGES.map((root) => ({
        extends: true as const,
        root,
        test: { name: root, include: ['{src,editor,bench}/**/*.test.{ts,tsx}'] },
      })),
      // What the tests in workerd are served by; those tests have a configuration of their own.
      {
        extends: true as const,
        root: 'api-function',
        test: { name: 'api-function', include: ['test/**/*.test.ts'] },
      },
      { extends: true as const, root: 'scripts', test: { name: 'scripts', include: ['**/*.test.ts'] } },
    ],
    // Bundles of a build are imported as Node imports them.
    server: { deps: { external: [/\/dist\//] } },
  },
});
