import type { RsbuildPlugin } from '@rsbuild/core';
import { insertScripts } from './insert-scripts.ts';

/** The scripts that the build has added to the page, which stand together. */
const SCRIPTS = /(?:<script defer[^>]*><\/script>)+/;

/**
 * Moves the page's scripts into a template, and adds the script that inserts them after the pictures of the first window
 * (docs/decisions/0053). Fails the build when there are none.
 */
export const scriptsAfterPictures = (): RsbuildPlugin => ({
  name: 'scripts-after-pictures',
  setup(api) {
    api.modifyHTML((html) => {
      const [scripts] = SCRIPTS.exec(html) ?? [];
      if (!scripts) throw new Error('The page has no deferred scripts: adapt build/scripts-after-pictures.ts');
      const insert = `(${insertScripts.toString().replaceAll(/\s+/g, ' ')})()`;
      if (insert.includes('//'))
        throw new Error('build/insert-scripts.ts becomes one line, which a comment would end: remove the comment');
      return html.replace(
        scripts,
        () => `<template data-slot="scripts">${scripts}</template><script>${insert}</script>`,
      );
    });
  },
});
