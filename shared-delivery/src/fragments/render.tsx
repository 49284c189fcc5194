import { ItineraryProvider } from '@almaty/store';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import type { Fragment } from '../schema/release.ts';

/** An exposed page and where on the site it stands. */
export type FragmentPage = {
  /** The shell's route for it, such as `/city` or `/locations/:slug`. */
  route: string;
  /** With a parameter in the route: every path it is rendered for. */
  paths?: readonly string[];
  /** What the page at a path is about, as schema.org describes it; addresses in it may be site paths. */
  describe?: (path: string) => Fragment['data'];
  Page: ComponentType;
};

const DOCUMENT = /<head>([\s\S]*?)<\/head><body>([\s\S]*)<\/body>/;

/**
 * Renders every exposed page, as the edge puts it into a page: with an empty itinerary, head and body apart. A route
 * with a parameter is rendered for itself too: no entry has that name, so it shows what is shown for an unknown one.
 *
 * @param pages exposed module (`./LocationsPage`) -> its page.
 * @returns site path -> fragment.
 * @throws Error when a page fails to render on a server, or renders no document.
 */
export async function renderFragments(
  pages: Readonly<Record<string, FragmentPage>>,
): Promise<Record<string, Fragment>> {
  const fragments: Record<string, Fragment> = {};
  for (const page of Object.values(pages)) {
    for (const path of [...(page.paths ?? []), page.route]) fragments[path] = await renderFragment(path, page);
  }
  return fragments;
}

async function renderFragment(path: string, { route, describe, Page }: FragmentPage): Promise<Fragment> {
  const { prelude } = await prerenderToNodeStream(
    <html lang="en">
      <head />
      <body>
        <StaticRouter location={path}>
          <ItineraryProvider>
            <Routes>
              <Route path={route} element={<Page />} />
            </Routes>
          </ItineraryProvider>
        </StaticRouter>
      </body>
    </html>,
    // Without it React moves large boundaries into inline scripts, which the CSP refuses. Missing in its types.
    { progressiveChunkSize: Number.POSITIVE_INFINITY } as object,
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  const [, head, body] = DOCUMENT.exec(html) ?? [];
  if (head === undefined || body === undefined)
    throw new Error(`${path} did not render a document: ${html.slice(0, 200)}`);
  const data = describe?.(path);
  return { head, body, ...(data && { data }) };
}
