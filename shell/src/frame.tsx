import { extractBody } from '@almaty/delivery/extract-body';
import { PageHeadCollector, type PageHeadFields } from '@almaty/delivery/page-head';
import { renderToReadableStream } from 'react-dom/server.edge';
import { matchRoutes, StaticRouter } from 'react-router';
import { PrivacyPage } from './app/PrivacyPage.tsx';
import { NOT_FOUND_ROUTE } from './app/pages.ts';
import { GetReleasedPages } from './app/ReleasedPage.tsx';
import { routes, SiteRoutes } from './app/routes.tsx';
import { PageContents } from './app/StaticPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { HasFragment, isNoFragmentError, NO_FRAGMENT_DIGEST } from './remotes/FragmentSlot.tsx';
import type { getReleasedPages } from './remotes/released-pages.ts';

export { renderDocumentHead, renderScriptPreloads } from './document-head.tsx';

const PAGE_CONTENTS = { 'shell/HomePage': HomePage, 'shell/PrivacyPage': PrivacyPage };

/** The shell's part of a page: its HTML, and the head fields, which a frame with a fragment does not have. */
export type Frame = { head: PageHeadFields | null; body: string };

/** The route pattern that matches a path. */
export const matchRoute = (path: string): string => matchRoutes(routes, path)?.at(-1)?.route.path ?? NOT_FOUND_ROUTE;

/**
 * Renders the shell's part of a page: navigation, footer, and either a page of the shell, the slot for a remote's
 * fragment (`<template data-outlet>`), or a skeleton.
 *
 * @param path the path of the page, without query, because a page is rendered on a server without the visitor's search.
 * @param hasFragment whether the remote's release has a fragment for the page.
 * @param getPages returns the paths that a remote's current release contains; undefined without a release.
 * @throws Error when the page renders tags into the document head other than through `PageHead`.
 */
export async function renderFrame(
  path: string,
  hasFragment: boolean,
  getPages: typeof getReleasedPages,
): Promise<Frame> {
  const heads: PageHeadFields[] = [];
  const stream = await renderToReadableStream(
    <html lang="en">
      <head />
      <body>
        <PageHeadCollector value={(head) => void heads.push(head)}>
          <HasFragment value={hasFragment}>
            <PageContents value={PAGE_CONTENTS}>
              <GetReleasedPages value={getPages}>
                <StaticRouter location={path}>
                  <SiteRoutes />
                </StaticRouter>
              </GetReleasedPages>
            </PageContents>
          </HasFragment>
        </PageHeadCollector>
      </body>
    </html>,
    {
      // Otherwise React moves large boundaries into inline scripts, which the CSP refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        if (isNoFragmentError(error)) return NO_FRAGMENT_DIGEST;
        console.error(error);
      },
    },
  );
  // What comes later would be streamed in inline scripts.
  await stream.allReady;
  const html = await new Response(stream).text();
  return { head: heads[0] ?? null, body: extractBody(html, `The frame of ${path}`) };
}
