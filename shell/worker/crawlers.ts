import { hasParameter } from '@almaty/delivery/find-page';
import { REMOTE_NAMES } from '@almaty/delivery/schema';
import { FIRST_LANGUAGE, LANGUAGES, toLanguage } from '@almaty/languages';
import { findOwner } from '../src/site/owners.ts';
import type { EdgeContext } from './env.ts';
import { baseHeaders } from './headers.ts';
import { type CurrentReleases, readCurrentReleases } from './releases.ts';
import { shellPages } from './shells.ts';
import { EVERYBODY } from './visitor.ts';

const headers = { ...baseHeaders, 'cache-control': 'public, max-age=3600' };

const renderRobots = (origin: string) => `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;

/** The languages of a page, each with its address, also its own (https://developers.google.com/search/docs/specialty/international/localized-versions). */
function renderAlternates(origin: string, path: string, paths: ReadonlySet<string>): string {
  const languages = LANGUAGES.filter((language) => paths.has(toLanguage(path, language)));
  if (languages.length < 2) return '';
  const render = (code: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${address}"/>`;
  const links = languages.map((language) => render(language, toLanguage(path, language)));
  return [...links, render('x-default', toLanguage(path, FIRST_LANGUAGE))].join('');
}

/** Lists every page as XML; paths need no escaping, because the schema of a release allows no special characters. */
function renderSitemap(origin: string, releases: CurrentReleases): string {
  const released = REMOTE_NAMES.flatMap((remote) =>
    (releases[remote]?.pages ?? [])
      .filter(({ noindex }) => !noindex)
      .flatMap(({ paths }) => paths.filter((path) => findOwner(path) === remote)),
  );
  const paths = new Set(
    [...shellPages.flatMap((page) => page.paths), ...released].filter((path) => !hasParameter(path)),
  );
  const entries = [...paths].map(
    (path) => `<url><loc>${origin}${path}</loc>${renderAlternates(origin, path, paths)}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
}

/** Serves robots.txt and sitemap.xml, which contain the site's own origin; null for any other path. */
export async function serveCrawlerFile({ url }: Request, context: EdgeContext): Promise<Response | null> {
  const { origin, pathname } = new URL(url);
  if (pathname === '/robots.txt') {
    return new Response(renderRobots(origin), { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  }
  if (pathname === '/sitemap.xml') {
    const releases = await readCurrentReleases({ ...context, visitor: EVERYBODY });
    const isComplete = REMOTE_NAMES.every((name) => releases[name]);
    return new Response(renderSitemap(origin, releases), {
      headers: {
        ...headers,
        'content-type': 'application/xml; charset=utf-8',
        // Without the pages of a remote it must not outlive the outage.
        ...(!isComplete && { 'cache-control': 'no-store' }),
      },
    });
  }
  return null;
}
