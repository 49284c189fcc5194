import { ItineraryProvider } from '@almaty/store';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Fragment } from '../schema/release.ts';

/** An exposed page and the site path it is rendered for. */
export type FragmentPage = { path: string; Page: ComponentType };

const DOCUMENT = /<head>([\s\S]*?)<\/head><body>([\s\S]*)<\/body>/;

/**
 * Renders every exposed page once, as the edge puts it into a page: with an empty itinerary, head and body apart.
 *
 * @param pages exposed module (`./LocationsPage`) -> its page.
 * @throws Error when a page fails to render on a server, or renders no document.
 */
export async function renderFragments(pages: Record<string, FragmentPage>): Promise<Record<string, Fragment>> {
  const fragments: Record<string, Fragment> = {};
  for (const [expose, page] of Object.entries(pages)) fragments[expose] = await renderFragment(expose, page);
  return fragments;
}

async function renderFragment(expose: string, { path, Page }: FragmentPage): Promise<Fragment> {
  const { prelude } = await prerenderToNodeStream(
    <html lang="en">
      <head />
      <body>
        <StaticRouter location={path}>
          <ItineraryProvider>
            <Page />
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
    throw new Error(`${expose} did not render a document: ${html.slice(0, 200)}`);
  return { head, body };
}
