import { type Loadable, loadable } from '@almaty/ui/loadable';
import { type FragmentSource, getModuleId } from '../site/site-page.ts';
import { getVersionPath, loadStyles } from './federation-runtime.ts';
import { FILE_TIMEOUT_MS } from './file-timeout.ts';
import { parseFragment } from './parse-fragment.ts';
import { FRAGMENTS_FOLDER } from './remote-list.ts';

/** A prerendered page in the browser: the fields of its document head, and what gives its nodes. */
export type PageFragment = {
  head: { title: string; description?: string | undefined; noindex?: boolean | undefined };
  /** Another copy each time, but of a page that never changes. */
  createNodes: () => DocumentFragment;
};

/** Address -> a page that never changes, as it was left. */
const kept = new Map<string, PageFragment>();
/** Address -> the fragment, with the style sheets of its page in the document. */
const fetched = new Map<string, Loadable<PageFragment>>();

/** The address of a page's fragment in the version that runs in this tab; undefined while its part has no release. */
function getUrl({ part, path }: FragmentSource): string | undefined {
  const base = getVersionPath(part);
  return base && base + FRAGMENTS_FOLDER + path;
}

async function fetchFragment(page: FragmentSource, url: string): Promise<PageFragment> {
  const id = getModuleId(page);
  const [response] = await Promise.all([
    fetch(url, { signal: AbortSignal.timeout(FILE_TIMEOUT_MS) }),
    id ? loadStyles(id) : undefined,
  ]);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  const { head, body }: { head: PageFragment['head']; body: string } = await response.json();
  // At once, so that its page need not wait for it when it is opened.
  let first: DocumentFragment | undefined = parseFragment(body);
  const createNodes = () => {
    const nodes = first ?? parseFragment(body);
    first = undefined;
    return nodes;
  };
  return { head, createNodes };
}

/** The fragment of a page, if it can be shown at once. */
export function getFragment(page: FragmentSource): PageFragment | undefined {
  const url = getUrl(page) ?? '';
  return kept.get(url) ?? fetched.get(url)?.get() ?? undefined;
}

/** Keeps a page that never changes as it was left, so that nobody requests it again. */
export function keepFragment(page: FragmentSource, fragment: PageFragment): void {
  const url = getUrl(page);
  if (url) kept.set(url, fragment);
}

/**
 * Loads the fragment of a page and the style sheets that it needs, once.
 *
 * @throws Error when they do not come; the next call requests them again.
 */
export async function loadFragment(page: FragmentSource): Promise<PageFragment> {
  const url = getUrl(page);
  if (!url) throw new Error(`${page.part} has no release`);
  const known = kept.get(url);
  if (known) return known;
  const fragment = fetched.get(url) ?? loadable(() => fetchFragment(page, url));
  fetched.set(url, fragment);
  return fragment.load();
}
