import { getIntegrity } from '@almaty/delivery/bucket-reader';
import { template } from './shells.ts';

const [styleElement, css] = /<style>([\s\S]*?)<\/style>/.exec(template) ?? [];
const scripts = [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);

/** The style and script elements of a template, the scripts that the build has moved into it too. */
export const listTemplateElements = (html: string): string[] => html.match(/<(style|script)\b[\s\S]*?<\/\1>/g) ?? [];

/** The style element that the shell's build has written into the template. */
export const SHELL_STYLE: string = styleElement ?? '';

let styleHash: Promise<string> | undefined;
let scriptHashes: Promise<string[]> | undefined;

/**
 * The hash by which a policy allows the shell's style element.
 *
 * @throws Error when the template has none: without it every page would be without styles.
 */
export async function getShellStyleHash(): Promise<string> {
  if (css === undefined) throw new Error('The template of pages has no style element');
  styleHash ??= getIntegrity(css);
  return styleHash;
}

/**
 * The hashes by which a policy allows the script elements that the shell's build has written into the template
 * (shell/build/inline-scripts.ts).
 *
 * @throws Error when the template has none: without them no page would run any script.
 */
export async function getScriptHashes(): Promise<readonly string[]> {
  if (scripts.length === 0) throw new Error('The template of pages has no script element');
  scriptHashes ??= Promise.all(scripts.map((script) => getIntegrity(script)));
  return scriptHashes;
}
