import type { RsbuildPlugin } from '@rsbuild/core';
import { collectTips } from '../src/tips/collect-tips.ts';
import { CONTENT_FOLDER, readContent } from '../src/validation/read-content.ts';

/** Bundles the validated content instead of the code that reads it; a build with invalid content fails. */
export const contentPlugin = (): RsbuildPlugin => ({
  name: 'trip-tips-content',
  setup(api) {
    api.transform({ test: /src\/tips\/tips\.ts$/ }, ({ addContextDependency }) => {
      addContextDependency(CONTENT_FOLDER);
      return `export const tips = ${JSON.stringify(collectTips(readContent()))};`;
    });
    api.transform({ test: /src\/tips\/hydrated-tips\.ts$/ }, ({ addContextDependency }) => {
      addContextDependency(CONTENT_FOLDER);
      const { 'packing-list': packingList, holidays } = collectTips(readContent());
      return `export const hydratedTips = ${JSON.stringify({ 'packing-list': packingList, holidays })};`;
    });
  },
});
