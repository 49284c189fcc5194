import { findRoute } from '@almaty/delivery/routes';
import { getModuleId, remotePages } from '../app/pages.ts';
import { getFragmentUrl, loadStyles } from './federation-runtime.ts';
import { SLOW_PAGE_MS } from './file-timeout.ts';
import type { PageFragment } from './fragment-source.ts';
import { parseFragment } from './hydrate-fragment.ts';

/** A fragment as the Worker serves it. */
type ServedFragment = Pick<PageFragment, 'head'> & { body: string };

/** Address -> the fragment with the style sheets of its page; undefined when there is none to show. */
const loads = new Map<string, Promise<PageFragment | undefined>>();
const loaded = new Map<string, PageFragment>();

/** The module and the fragment of a page of the releases that run in this tab; undefined for every other path. */
export function findRemotePage(pathname: string): { id: string; fragmentUrl: string } | undefined {
  const route = findRoute(pathname);
  const page = remotePages[route];
  const fragmentUrl = page && getFragmentUrl(page.remote, route, pathname);
  return fragmentUrl ? { id: getModuleId(page), fragmentUrl } : undefined;
}

async function fetchFragment(id: string, url: string): Promise<PageFragment | undefined> {
  try {
    const [response] = await Promise.all([fetch(url, { signal: AbortSignal.timeout(SLOW_PAGE_MS) }), loadStyles(id)]);
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    const { head, body }: ServedFragment = await response.json();
    const fragment = { head, createNodes: parseFragment(body) };
    loaded.set(url, fragment);
    return fragment;
  } catch {
    // The page has its skeleton then, and the next visit asks again.
    loads.delete(url);
  }
}

/** The fragment of a page if it can be shown at once. */
export const getLoadedFragment = (pathname: string): PageFragment | undefined =>
  loaded.get(findRemotePage(pathname)?.fragmentUrl ?? '');

/** Loads the fragment of a page and the style sheets that it needs, once; undefined when it has none or they do not come. */
export async function loadFragment(pathname: string): Promise<PageFragment | undefined> {
  const page = findRemotePage(pathname);
  if (!page) return undefined;
  const { id, fragmentUrl } = page;
  const load = loads.get(fragmentUrl) ?? fetchFragment(id, fragmentUrl);
  loads.set(fragmentUrl, load);
  return load;
}
