import { PageHeadCollector, type PageHeadFields } from '@almaty/delivery/page-head';
import { renderToReadableStream } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router';
import { NOT_FOUND_ROUTE } from './app/pages.ts';
import { routes } from './app/routes.tsx';
import { HasFragment, NO_FRAGMENT_DIGEST } from './remotes/FragmentSlot.tsx';

export { renderDocumentHead } from './document-head.tsx';

const handler = createStaticHandler(routes);

// React writes these around a document whose head is empty.
const DOCUMENT_START = '<!DOCTYPE html><html lang="en"><head></head><body>';
const DOCUMENT_END = '</body></html>';

const getDigest = (error: unknown) => (error instanceof Error ? Reflect.get(error, 'digest') : undefined);

/** The shell's part of a page: the head fields, which are the placeholder's for a page of a remote, and the HTML. */
export type Frame = { head: PageHeadFields; body: string };

/** The route pattern that matches a path. */
export const matchRoute = (path: string): string => matchRoutes(routes, path)?.at(-1)?.route.path ?? NOT_FOUND_ROUTE;

/**
 * Renders the shell's part of a page: navigation, footer, and either a page of the shell, the slot for a remote's
 * fragment (`<template data-outlet>`), or a skeleton.
 *
 * @param path the path of the page, without query: a server knows nothing of the visitor's itinerary and search.
 * @param hasFragment whether the remote's release has a fragment for the page.
 * @throws Error when the page renders tags into the document head other than through `PageHead`.
 */
export async function renderFrame(path: string, hasFragment: boolean): Promise<Frame> {
  const context = await handler.query(new Request(new URL(path, 'https://frame.invalid')));
  if (context instanceof Response) throw new Error(`The frame of ${path} is a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const heads: PageHeadFields[] = [];
  const stream = await renderToReadableStream(
    <html lang="en">
      <head />
      <body>
        <PageHeadCollector value={(head) => void heads.push(head)}>
          <HasFragment value={hasFragment}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </HasFragment>
        </PageHeadCollector>
      </body>
    </html>,
    {
      // Otherwise React moves large boundaries into inline scripts, which the CSP refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        const digest = getDigest(error);
        if (digest !== NO_FRAGMENT_DIGEST) console.error(error);
        return digest;
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  if (!html.startsWith(DOCUMENT_START) || !html.endsWith(DOCUMENT_END))
    throw new Error(`The frame of ${path} renders tags into the document head: use PageHead. ${html.slice(0, 300)}`);
  return {
    head: heads[0] ?? { title: 'Almaty guide' },
    body: html.slice(DOCUMENT_START.length, -DOCUMENT_END.length),
  };
}
