import { FIRST_LANGUAGE, getLanguage, type Language } from '@almaty/languages';
import english from '../dist/web/index.html';
import kazakh from '../dist/web/kk.html';
import russian from '../dist/web/ru.html';
import * as englishFrame from '../dist/worker/frame.mjs';
import * as kazakhFrame from '../dist/worker/kk/frame.mjs';
import * as russianFrame from '../dist/worker/ru/frame.mjs';

/** The builds of the shell: in each language the template of its pages, and what renders frames and the shell's own pages. */
const SHELLS = {
  en: { template: english, ...englishFrame },
  ru: { template: russian, ...russianFrame },
  kk: { template: kazakh, ...kazakhFrame },
} satisfies Record<Language, object>;

/** The shell in a language. */
export const getShellIn = (language: Language) => SHELLS[language];

/** The shell in the language of a path. */
export const getShell = (path: string) => getShellIn(getLanguage(path));

/** The template from which all languages have their style element and inline scripts. */
export const { template } = SHELLS[FIRST_LANGUAGE];

/** The pages of the shell in each language. */
export const shellPages = Object.values(SHELLS).flatMap((shell) => shell.shellPages);

/** The version of the shell: the hashes in the names of its scripts. */
export const SHELL_VERSION: string = Object.values(SHELLS)
  .map((shell) => /\/static\/js\/index\.([0-9a-f]+)\.js/.exec(shell.template)?.[1] ?? 'unknown')
  .join('-');
