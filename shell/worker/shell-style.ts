import template from '../dist/web/index.html';
import { getIntegrity } from './integrity.ts';

const [element, css] = /<style>([\s\S]*?)<\/style>/.exec(template) ?? [];

/** The style element that the shell's build has written into the template. */
export const SHELL_STYLE: string = element ?? '';

let hash: string | undefined;

/**
 * The hash by which a policy allows the shell's style element.
 *
 * @throws Error when the template has none: without it every page would be without styles.
 */
export async function getShellStyleHash(): Promise<string> {
  if (css === undefined) throw new Error('The template of pages has no style element');
  hash ??= await getIntegrity(new TextEncoder().encode(css));
  return hash;
}
