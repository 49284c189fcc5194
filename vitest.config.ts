import { defineConfig } from 'vitest/config';

// What a visitor's language decides is tested in one that every machine has; workers read it when they start.
process.env.LC_ALL = 'en_US.UTF-8';

/** The tests that run in Node. Worker tests have a config beside their Worker, because they run inside workerd. */
export default defineConfig({
  test: {
    projects: [
      ...[
        'art',
        'shared-store',
        'shared-ui',
        'shared-delivery',
        'shell',
        'mfe-catalogue',
        'mfe-itinerary',
        'mfe-trip-tips',
      ].map((root) => ({
        extends: true as const,
        root,
        test: { name: root, include: ['{src,editor}/**/*.test.{ts,tsx}'] },
      })),
      { extends: true as const, root: 'scripts', test: { name: 'scripts', include: ['*.test.ts'] } },
    ],
    // A build's own bundle is imported as Node would import it.
    server: { deps: { external: [/\/dist\//] } },
  },
});
