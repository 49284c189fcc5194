import { getBase, toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { ItineraryProvider } from '@almaty/store';
import { type ComponentType, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { getHead, getPaths, type PageModule } from '../page/page.ts';
import type { Fragment } from '../schema/fragment.ts';
import type { ReleasedPage } from '../schema/release.ts';
import { extractBody } from './extract-body.ts';

/** The pages of a remote as its release lists them, and site path -> fragment. */
export type Prerendered = { pages: ReleasedPage[]; fragments: Record<string, Fragment> };

/**
 * Prerenders every page of a remote with an empty itinerary, in the language of the build: its paths begin with it.
 *
 * @param modules exposed module (`./LocationsPage`) -> its page.
 * @throws Error when two pages have the same path, or a page fails to render on a server or puts tags into the document head.
 */
export async function prerenderPages(modules: Readonly<Record<string, PageModule>>): Promise<Prerendered> {
  const prerendered: Prerendered = { pages: [], fragments: {} };
  for (const [module, { page, default: Component }] of Object.entries(modules)) {
    const paths = [...getPaths(page)];
    for (const plainPath of paths) {
      const path = toLanguage(plainPath, LANGUAGE);
      if (path in prerendered.fragments)
        throw new Error(`${module} claims ${path}, which another page of this remote has`);
      const body = await renderBody(path, page.route, Component);
      prerendered.fragments[path] = { head: getHead(page, plainPath), body };
    }
    const { route, skeleton, noindex } = page;
    prerendered.pages.push({
      ...{ route: toLanguage(route, LANGUAGE), module, skeleton },
      paths: paths.map((path) => toLanguage(path, LANGUAGE)),
      ...(noindex && { noindex }),
    });
  }
  return prerendered;
}

/** Renders what the browser hydrates (shell/src/parts/PartTree.tsx): the same boundary, so that the page may wait for its data. */
async function renderBody(path: string, route: string, Page: ComponentType): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <html lang="en">
      <head />
      <body>
        <StaticRouter basename={getBase(LANGUAGE)} location={path}>
          <ItineraryProvider>
            <Suspense>
              <Routes>
                <Route path={route} element={<Page />} />
              </Routes>
            </Suspense>
          </ItineraryProvider>
        </StaticRouter>
      </body>
    </html>,
    {
      // React leaves to the browser what it could not render in the boundary.
      onError: (error: unknown) => void errors.push(error),
      // Otherwise React moves large boundaries into inline scripts, which the CSP refuses. Missing in its types.
      ...{ progressiveChunkSize: Number.POSITIVE_INFINITY },
    },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  return extractBody(html, path);
}
