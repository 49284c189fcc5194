import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { NOT_FOUND, type Outline } from './app/pages.ts';
import { routes } from './app/routes.tsx';
import { Skeleton } from './remotes/Skeleton.tsx';

const handler = createStaticHandler(routes);
const DOCUMENT = /<head>([\s\S]*?)<\/head><body>([\s\S]*)<\/body>/;

/** The skeleton of such a page, for a boundary that has no fragment. */
export const skeletonOf = (outline: Outline): string => renderToStaticMarkup(<Skeleton outline={outline} />);

/**
 * Renders the shell's part of a page, for the Worker: everything but the remote's fragment, for which it leaves a
 * `<template data-outlet>`.
 *
 * @param path the path of the page; its query and the visitor's itinerary are the browser's business.
 * @returns the frame, and the route that took the path.
 */
export async function renderFrame(path: string): Promise<{ head: string; body: string; route: string }> {
  const context = await handler.query(new Request(new URL(path, 'https://frame.invalid')));
  if (context instanceof Response) throw new Error(`The frame of ${path} is a redirect`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    <html lang="en">
      <head />
      <body>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </body>
    </html>,
  );
  const [, head, body] = DOCUMENT.exec(html) ?? [];
  if (head === undefined || body === undefined) throw new Error(`The frame of ${path} is no document`);
  return { head, body, route: context.matches.at(-1)?.route.path ?? NOT_FOUND };
}
