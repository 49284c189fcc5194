import { type RsbuildPlugin, rspack } from '@rsbuild/core';
import { hideMissingPictures } from '../src/hide-missing-pictures.ts';
import { insertScripts } from '../src/links/insert-scripts.ts';
import { takePresses } from '../src/links/take-presses.ts';
import { recordTranslations } from '../src/translation/record-translations.ts';

/** The scripts that the build has added to the page, which stand together. */
const SCRIPTS = /(?:<script defer[^>]*><\/script>)+/;

/**
 * The script element that calls functions, which use nothing from outside.
 *
 * @throws Error when a function becomes text that would end the element.
 */
function renderScript(...runs: readonly (() => void)[]): string {
  const calls = runs.map((run) => `(${run})();`).join('');
  const { code } = rspack.experiments.swc.minifySync(calls, { compress: true, mangle: true });
  if (/<[/!]/.test(code)) throw new Error('A script has text that ends its element: write it in another way');
  return `<script>${code}</script>`;
}

/**
 * Writes two scripts into the page, which can wait for no file (docs/decisions/0050): one takes presses,
 * notes translations and hides missing pictures from the first; the other inserts the page's scripts, which move into a
 * template, after the pictures of the first window. Fails the build when there are none.
 */
export const inlineScripts = (): RsbuildPlugin => ({
  name: 'inline-scripts',
  setup(api) {
    api.modifyHTML((html) => {
      const [scripts] = SCRIPTS.exec(html) ?? [];
      if (!scripts) throw new Error('The page has no deferred scripts: adapt build/inline-scripts.ts');
      return html
        .replace(scripts, () => `<template data-slot="scripts">${scripts}</template>${renderScript(insertScripts)}`)
        .replace('</head>', () => `${renderScript(takePresses, recordTranslations, hideMissingPictures)}</head>`);
    });
  },
});
