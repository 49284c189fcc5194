import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * Removes the call by which sonner inserts a `<style>` element, which the content security policy refuses; toaster.css
 * imports sonner's style sheet instead. Fails the build when a new version of sonner no longer has the call.
 */
export const sonnerWithoutStyleTag = (): RsbuildPlugin => ({
  name: 'sonner-without-style-tag',
  setup(api) {
    api.transform({ test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ }, ({ code }) => {
      const result = code.replace(/^\s*__insertCSS\(.*\);?$/m, '');
      if (result === code)
        throw new Error(
          'The __insertCSS call of sonner was not found: adapt build/sonner-stylesheet.ts to its new version',
        );
      return result;
    });
  },
});
