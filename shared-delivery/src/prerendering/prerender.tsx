import { ItineraryProvider } from '@almaty/store';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { extractBody } from '../page-head/extract-body.ts';
import { PageHeadCollector, type PageHeadFields } from '../page-head/PageHead.tsx';
import { hasParameter } from '../routes/routes.ts';
import type { Fragment, FragmentHead } from '../schema/fragment.ts';

/** An exposed page and its route on the site. */
export type ExposedPage = {
  /** The route of the page, such as `/city` or `/locations/:slug`. */
  route: string;
  /**
   * Every path that is a page, for a route with a parameter; the route itself when every value of its parameter is one,
   * because only the browser knows which exist.
   */
  paths?: readonly string[];
  /** Another route that the page shows too, such as `/city/:page`, and every path of it that is a page. */
  further?: { route: string; paths: readonly string[] };
  /** What the page at a path is about, as schema.org describes it; URLs in it may be site paths. */
  getStructuredData?: (path: string) => FragmentHead['structuredData'];
  /** Site path of the share picture of the page at a path. */
  getShareImage?: (path: string) => FragmentHead['image'];
  Page: ComponentType;
};

/**
 * Prerenders every exposed page with an empty itinerary. A route with a parameter is rendered for its paths only: the
 * shell shows its not-found page for every other path.
 *
 * @param pages exposed module (`./LocationsPage`) -> its page.
 * @returns site path -> fragment.
 * @throws Error when a page fails to render on a server, has no `PageHead`, or puts other tags into the document head.
 */
export async function prerenderPages(pages: Readonly<Record<string, ExposedPage>>): Promise<Record<string, Fragment>> {
  const fragments: Record<string, Fragment> = {};
  for (const page of Object.values(pages)) {
    for (const path of getPaths(page)) fragments[path] = await prerenderPage(path, page.route, page);
    const { route, paths } = page.further ?? { route: '', paths: [] };
    for (const path of paths) fragments[path] = await prerenderPage(path, route, page);
  }
  return fragments;
}

/** The paths of a page: its route, or those that a route with a parameter lists. */
export const getPaths = ({ route, paths = [] }: Pick<ExposedPage, 'route' | 'paths'>): readonly string[] =>
  hasParameter(route) ? paths : [route];

async function prerenderPage(path: string, route: string, page: ExposedPage): Promise<Fragment> {
  const heads: PageHeadFields[] = [];
  const { prelude } = await prerenderToNodeStream(
    <html lang="en">
      <head />
      <body>
        <PageHeadCollector value={(head) => void heads.push(head)}>
          <StaticRouter location={path}>
            <ItineraryProvider>
              <Routes>
                <Route path={route} element={<page.Page />} />
              </Routes>
            </ItineraryProvider>
          </StaticRouter>
        </PageHeadCollector>
      </body>
    </html>,
    // Otherwise React moves large boundaries into inline scripts, which the CSP refuses. Missing in its types.
    { progressiveChunkSize: Number.POSITIVE_INFINITY } as object,
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  const body = extractBody(html, path);
  const [head] = heads;
  if (!head || heads.length > 1) throw new Error(`${path} rendered ${heads.length} PageHead elements; it needs one`);
  return { head: toFragmentHead(path, page, head), body };
}

function toFragmentHead(path: string, page: ExposedPage, head: PageHeadFields): FragmentHead {
  const image = page.getShareImage?.(path);
  const structuredData = page.getStructuredData?.(path);
  return { ...head, ...(image && { image }), ...(structuredData && { structuredData }) };
}
