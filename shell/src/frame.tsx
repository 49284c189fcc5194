import { extractBody } from '@almaty/delivery/extract-body';
import { getHead, getPaths, type PageModule } from '@almaty/delivery/page';
import { UNKNOWN_PAGE } from '@almaty/delivery/routes';
import type { Fragment, Skeleton } from '@almaty/delivery/schema';
import { getBase, type Language, removeLanguage, toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server.edge';
import { StaticRouter } from 'react-router';
import * as m from '#messages';
import { Layout } from './app/Layout.tsx';
import { PageLanguages } from './languages/page-languages.ts';
import * as HomePage from './pages/HomePage.tsx';
import * as NotFoundPage from './pages/NotFoundPage.tsx';
import * as OfflinePage from './pages/OfflinePage.tsx';
import * as PrivacyPage from './pages/PrivacyPage.tsx';
import { StatusPage } from './status/StatusPage.tsx';
import type { SiteStatus } from './status/site-status.ts';

export { renderDocumentHead, renderScriptPreloads } from './document-head.tsx';
export { renderOfflineNotes } from './offline/offline-notes.ts';
export { createManifest } from './site/manifest.ts';

/** The pages of the shell itself, which need no remote and no code: the Worker renders them, and nothing hydrates them. */
const shellPageModules: readonly PageModule[] = [HomePage, OfflinePage, PrivacyPage, NotFoundPage];

/** As a release lists its pages. The not-found page has no path: it shows whatever is no page. */
export const shellPages = shellPageModules
  .filter(({ page }) => page.route !== UNKNOWN_PAGE)
  .map(({ page }) => ({
    ...{ route: toLanguage(page.route, LANGUAGE), skeleton: page.skeleton },
    paths: getPaths(page).map((path) => toLanguage(path, LANGUAGE)),
  }));

/** @throws Error when the content renders tags into the document head. */
async function renderBody(name: string, path: string, content: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(
    <html lang="en">
      <head />
      <body>
        <StaticRouter basename={getBase(LANGUAGE)} location={path}>
          {content}
        </StaticRouter>
      </body>
    </html>,
    // Otherwise React moves large boundaries into inline scripts, which the CSP refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // What comes later would be streamed in inline scripts.
  await stream.allReady;
  return extractBody(await new Response(stream).text(), name);
}

/**
 * Renders the shell's part of a page: navigation, footer, and the slot for the page (`<template data-outlet>`).
 *
 * @param path the path of the page, without query, because a page is rendered on a server without the visitor's search.
 * @param skeleton stands in for a page without HTML; null for a page that has some.
 * @param languages those that the page is in.
 * @throws Error when it renders tags into the document head.
 */
export function renderFrame(path: string, skeleton: Skeleton | null, languages: readonly Language[]): Promise<string> {
  const view = { skeleton, failure: null };
  const getView = () => view;
  const outlet = { getView, getFirstView: getView, subscribe: () => () => {}, attach: () => {} };
  return renderBody(
    `The frame of ${path}`,
    path,
    <PageLanguages value={() => languages}>
      <Layout outlet={outlet} />
    </PageLanguages>,
  );
}

/**
 * Renders a page of the shell.
 *
 * @param path its path, in the language of this build; `*` for the not-found page.
 * @throws Error when there is no such page, or it renders tags into the document head.
 */
export async function renderShellPage(path: string): Promise<Fragment> {
  const plainPath = removeLanguage(path);
  const module = shellPageModules.find(({ page }) => page.route === plainPath);
  if (!module) throw new Error(`The shell has no page ${path}`);
  const { page, default: Page } = module;
  // Of the not-found page nobody knows the address.
  const address = path === UNKNOWN_PAGE ? toLanguage('/', LANGUAGE) : path;
  return { head: getHead(page, plainPath), body: await renderBody(path, address, <Page />) };
}

/** Renders the status page, which has no frame: it has to open when little else does. */
export const renderStatus = (status: SiteStatus, now: Date): { language: Language; title: string; body: string } => ({
  language: LANGUAGE,
  title: m.statusTitle,
  body: renderToStaticMarkup(<StatusPage status={status} now={now} />),
});
