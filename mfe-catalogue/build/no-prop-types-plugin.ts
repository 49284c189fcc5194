import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Leaves the checks of `prop-types` out of bundles, which react-tabs calls: in production they do nothing, but with their
 * messages they are more than a kilobyte of every page with tabs. The compiler checks the props.
 */
export const noPropTypesPlugin = (): RsbuildPlugin => ({
  name: 'no-prop-types',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, {
        resolve: { alias: { 'prop-types$': path.join(import.meta.dirname, 'no-prop-types.ts') } },
      }),
    );
  },
});
