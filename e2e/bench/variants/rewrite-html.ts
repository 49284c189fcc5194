/** What a page of the single bundle loads: paths of scripts. */
export type PageScripts = {
  /** What every page runs. */
  entry: readonly string[];
  /** What the page's own module is loaded from. */
  page: readonly string[];
};

const SCRIPT_PRELOAD = /<link\b[^>]*\brel="(?:preload|modulepreload)"[^>]*\bas="script"[^>]*>/g;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** The scripts that the shell's build has added; the others are data, or short and in the page itself. */
const BUILT_SCRIPT = /<script\b[^>]*\bsrc="\/static\/[^>]*><\/script>/g;

/** Removes every script of a page, data included, and every preload of one. */
export const removeScripts = (html: string): string => html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT, '');

/**
 * Replaces the scripts of a page by those of the single bundle; those of its module are preloaded, as the site does.
 *
 * @throws Error when the page has no script of the shell's build.
 */
export function replaceScripts(html: string, { entry, page }: PageScripts): string {
  const [first] = html.match(BUILT_SCRIPT) ?? [];
  if (!first) throw new Error('The page has no script of the shell to replace');
  const scripts = [
    ...entry.map((path) => `<script defer src="${path}" crossorigin="anonymous"></script>`),
    ...page.map((path) => `<link rel="preload" as="script" fetchpriority="low" href="${path}">`),
  ].join('');
  return html
    .replace(SCRIPT_PRELOAD, '')
    .replace(first, '<!-- scripts -->')
    .replace(BUILT_SCRIPT, '')
    .replace('<!-- scripts -->', () => scripts);
}

/** The module of a remote that a page preloads, `<remote>/<Module>`; undefined for a page of the shell. */
export function findPageModule(html: string): string | undefined {
  const [, remote, module] = /\/_mfe\/([^/"]+)\/[^"]*__federation_expose_(\w+)\.js"/.exec(html) ?? [];
  return remote && module ? `${remote}/${module}` : undefined;
}
