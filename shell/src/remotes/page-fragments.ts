import { findRoute } from '@almaty/delivery/routes';
import { getModuleId, remotePages } from '../app/pages.ts';
import { getFragmentUrl, loadStyles } from './federation-runtime.ts';
import { SLOW_PAGE_MS } from './file-timeout.ts';
import type { PageFragment } from './fragment-source.ts';
import { parseAhead, parseFragment } from './parse-fragment.ts';

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

/**
 * Loads the fragment of a page.
 *
 * @param onFirstPart called with its first part, if it has one; returns it with the promise of the rest.
 */
async function fetchFragment(
  id: string,
  url: string,
  onFirstPart: (part: PageFragment) => PageFragment,
): Promise<PageFragment | undefined> {
  try {
    const styles = loadStyles(id);
    let firstPart: PageFragment | undefined;
    const read = async () => {
      const [response, { FragmentOutlet: Outlet, readFragment }] = await Promise.all([
        fetch(url, { signal: AbortSignal.timeout(SLOW_PAGE_MS) }),
        // With the first fragment, because the page that a visitor comes to needs none.
        import('./fragment-code.ts'),
      ]);
      const served = await readFragment(response, ({ head, body }) => {
        // It is parsed while the style sheets arrive, without which it is not shown; their failure is handled below.
        const part = { Outlet, head, createNodes: parseAhead(body, false) };
        const tell = () => {
          firstPart = onFirstPart(part);
        };
        styles.then(tell, () => {});
      });
      return { Outlet, ...served };
    };
    const [{ Outlet, head, body }] = await Promise.all([read(), styles]);
    // After a first part it is parsed when that has been painted.
    const createNodes = firstPart ? () => parseFragment(body, true) : parseAhead(body, true);
    const fragment = { Outlet, head, createNodes, firstPart };
    loaded.set(url, fragment);
    return fragment;
  } catch {
    // The page has its skeleton then, and the next visit asks again.
    loads.delete(url);
    loaded.delete(url);
  }
}

/** Resolves with the first part of a fragment if that arrives before the rest, and otherwise with the fragment. */
function startLoading(id: string, url: string): Promise<PageFragment | undefined> {
  return new Promise((resolve) => {
    const whole = fetchFragment(id, url, (part) => {
      const fragment = { ...part, whole };
      loaded.set(url, fragment);
      resolve(fragment);
      return fragment;
    });
    void whole.then((fragment) => {
      if (fragment) loads.set(url, whole);
      resolve(fragment);
    });
  });
}

/** The fragment of a page, or its first part, if it can be shown at once. */
export const getLoadedFragment = (pathname: string): PageFragment | undefined =>
  loaded.get(findRemotePage(pathname)?.fragmentUrl ?? '');

/**
 * Loads the fragment of a page, or its first part, and the style sheets that it needs, once; undefined when it has none or they
 * do not come.
 */
export async function loadFragment(pathname: string): Promise<PageFragment | undefined> {
  const page = findRemotePage(pathname);
  if (!page) return undefined;
  const { id, fragmentUrl } = page;
  const load = loads.get(fragmentUrl) ?? startLoading(id, fragmentUrl);
  loads.set(fragmentUrl, load);
  return load;
}
