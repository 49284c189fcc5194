import type { FragmentHead } from '@almaty/delivery/schema';
import type { Language } from '@almaty/languages';
import { SITE_NAME } from '../src/app/site-name.ts';
import type { InlineStyle, ScriptPreload } from '../src/document-head.tsx';
import type { SitePage } from '../src/site/site-page.ts';
import type { EdgeContext, Env } from './env.ts';
import { readFragment } from './fragments.ts';
import { fillSlots } from './insets.ts';
import { getScriptPreloads, readPageStyles } from './page-files.ts';
import type { CurrentReleases } from './releases.ts';
import { getShellIn } from './shells.ts';

/** What is shown of a page, as far as it can be read. `isRepeatable` says that everything was. */
type PageContent = {
  head: FragmentHead;
  /** The body of the fragment; empty without one. */
  body: string;
  styles: readonly InlineStyle[];
  scripts: readonly ScriptPreload[];
  isRepeatable: boolean;
};

/** What is shown of a page of which nothing can be read. */
const NO_CONTENT: PageContent = { head: { title: SITE_NAME }, body: '', styles: [], scripts: [], isRepeatable: false };

/**
 * Reads the content of a page from the release that has it, for a site that is given by its origin.
 *
 * @param language of the document: the path of the not-found page has none.
 */
export async function readPageContent(
  context: EdgeContext,
  { part, path, ...page }: SitePage,
  releases: CurrentReleases,
  site: string,
  language: Language,
): Promise<PageContent> {
  if (part === 'shell') {
    const { head, body } = await getShellIn(language).renderShellPage(path);
    return { ...NO_CONTENT, head, body, isRepeatable: true };
  }
  const release = releases[part];
  if (!release) return NO_CONTENT;
  const sitePage = { ...page, part, path };
  const [fragment, { styles, areAllRead }] = await Promise.all([
    readFragment(context, part, release, path, site),
    readPageStyles(context, part, sitePage, release),
  ]);
  const scripts = getScriptPreloads(sitePage, release, site);
  if (!fragment) return { ...NO_CONTENT, styles, scripts };
  const filled = await fillSlots(context, fragment.body, releases, site);
  return {
    ...{ head: fragment.head, body: filled.body, scripts },
    styles: [...styles, ...filled.styles],
    isRepeatable: areAllRead && filled.areAllRead,
  };
}

/** The element of a page's part with its fragment, in which the browser finds it (shell/src/parts/open-part.tsx). */
export const renderPart = (part: SitePage['part'], body: string): string =>
  part === 'shell'
    ? `<div data-static="">${body}</div>`
    : `<div data-mfe="${part}" data-hydration-boundary="">${body}</div>`;

/**
 * The public key of Turnstile; empty where the site uses none (docs/decisions/0012).
 *
 * @throws Error when the variable is set to something that is no key.
 */
export function getTurnstileKey({ TURNSTILE_SITE_KEY = '' }: Env): string {
  if (TURNSTILE_SITE_KEY === '' || /^[\w-]+$/.test(TURNSTILE_SITE_KEY)) return TURNSTILE_SITE_KEY;
  throw new Error('TURNSTILE_SITE_KEY may contain letters, digits, hyphens and underscores only');
}
