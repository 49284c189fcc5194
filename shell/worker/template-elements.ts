import template from '../dist/web/index.html';
import { getIntegrity } from './integrity.ts';

const [styleElement, css] = /<style>([\s\S]*?)<\/style>/.exec(template) ?? [];
const [, script] = /<script>([\s\S]*?)<\/script>/.exec(template) ?? [];

/** The style element that the shell's build has written into the template. */
export const SHELL_STYLE: string = styleElement ?? '';

/** Creates a function that hashes the text of one element of the template once. */
function hashOnce(name: string, text: string | undefined) {
  let hash: string | undefined;
  return async (): Promise<string> => {
    if (text === undefined) throw new Error(`The template of pages has no ${name} element`);
    hash ??= await getIntegrity(new TextEncoder().encode(text));
    return hash;
  };
}

/**
 * The hash by which a policy allows the shell's style element.
 *
 * @throws Error when the template has none: without it every page would be without styles.
 */
export const getShellStyleHash = hashOnce('style', css);

/**
 * The hash by which a policy allows the script element that inserts the shell's scripts (shell/build/insert-scripts.ts).
 *
 * @throws Error when the template has none: without it no page would run any script.
 */
export const getInsertScriptHash = hashOnce('script', script);
