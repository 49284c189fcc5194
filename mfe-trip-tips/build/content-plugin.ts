import type { RsbuildPlugin } from '@rsbuild/core';
import { CONTENT_FOLDER, readContent } from '../src/checking/read-content.ts';
import { tipsOf } from '../src/tips/publish.ts';

/** Puts the editors' files, checked, into the build; stops it at what must not be published. */
export const contentPlugin = (): RsbuildPlugin => ({
  name: 'trip-tips-content',
  setup(api) {
    api.transform({ test: /src\/tips\/tips\.ts$/ }, ({ addContextDependency }) => {
      addContextDependency(CONTENT_FOLDER);
      return `export const tips = ${JSON.stringify(tipsOf(readContent()))};`;
    });
  },
});
