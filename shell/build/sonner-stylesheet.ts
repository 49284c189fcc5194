import type { RsbuildPlugin } from '@rsbuild/core';

/**
 * sonner inserts a `<style>` of its own, which the content security policy refuses; app.css brings sonner's stylesheet
 * instead. Fails the build when a new version of sonner no longer has the call.
 */
export const sonnerWithoutStyleTag = (): RsbuildPlugin => ({
  name: 'sonner-without-style-tag',
  setup(api) {
    api.transform({ test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/ }, ({ code }) => {
      const out = code.replace(/^\s*__insertCSS\(.*\);?$/m, '');
      if (out === code) throw new Error('sonner changed: its __insertCSS call was not found');
      return out;
    });
  },
});
