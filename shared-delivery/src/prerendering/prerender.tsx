import { getBase, toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import { ItineraryProvider } from '@almaty/store';
import { type ComponentType, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import type { InsetModule } from '../page/inset.ts';
import { getHead, getPaths, type PageModule } from '../page/page.ts';
import { hasParameter } from '../routes/find-page.ts';
import type { Fragment, FragmentHead } from '../schema/fragment.ts';
import type { PagePresses } from '../schema/presses.ts';
import type { ReleasedInset, ReleasedPage } from '../schema/release.ts';
import { extractBody } from './extract-body.ts';

/** The pages and insets of a remote as its release lists them, and site path -> fragment, and what is pressed there. */
export type Prerendered = {
  pages: ReleasedPage[];
  insets: ReleasedInset[];
  fragments: Record<string, Fragment>;
  presses: Record<string, PagePresses>;
};

/** What is rendered at its paths: a page or an inset. */
type Rendered = { route: string; paths?: () => readonly string[] };

/**
 * Prerenders every page and inset of a remote with an empty itinerary, in the language of the build: its paths begin with it.
 *
 * @param pages exposed module (`./LocationsPage`) -> its page.
 * @param insets exposed module -> its inset.
 * @throws Error when two have the same path, or one fails to render on a server or puts tags into the document head.
 */
export async function prerenderPages(
  pages: Readonly<Record<string, PageModule>>,
  insets: Readonly<Record<string, InsetModule>> = {},
): Promise<Prerendered> {
  const prerendered: Prerendered = { pages: [], insets: [], fragments: {}, presses: {} };
  const { fragments, presses } = prerendered;
  for (const [module, { page, default: Component }] of Object.entries(pages)) {
    const described = await prerenderPaths(fragments, module, page, Component, (path) => getHead(page, path));
    const { skeleton, noindex } = page;
    prerendered.pages.push({ ...described, skeleton, ...(noindex && { noindex }) });
    const [path] = getPaths(page).filter((each) => !hasParameter(each));
    if (path !== undefined && page.getPresses) presses[toLanguage(path, LANGUAGE)] = page.getPresses(path);
  }
  for (const [module, { inset, default: Component }] of Object.entries(insets))
    prerendered.insets.push(await prerenderPaths(fragments, module, inset, Component, () => ({ title: inset.title })));
  return prerendered;
}

/** Adds the fragment of every path to those of the remote. @returns what the release says of them. */
async function prerenderPaths(
  fragments: Record<string, Fragment>,
  module: string,
  rendered: Rendered,
  Component: ComponentType,
  createHead: (path: string) => FragmentHead,
): Promise<ReleasedInset> {
  const paths: string[] = [];
  for (const plainPath of getPaths(rendered)) {
    const path = toLanguage(plainPath, LANGUAGE);
    if (path in fragments) throw new Error(`${module} claims ${path}, which another page of this remote has`);
    const body = await renderBody(path, rendered.route, Component).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${path} of ${module} cannot be prerendered: ${reason}`, { cause: error });
    });
    fragments[path] = { head: createHead(plainPath), body };
    paths.push(path);
  }
  return { route: toLanguage(rendered.route, LANGUAGE), module, paths };
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
