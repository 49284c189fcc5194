import { hasParameter } from '@almaty/delivery/find-page';
import { REMOTE_NAMES } from '@almaty/delivery/schema';
import { shellPages } from '../dist/worker/frame.mjs';
import { findOwner } from '../src/site/owners.ts';
import type { EdgeContext } from './env.ts';
import { baseHeaders } from './headers.ts';
import { type CurrentReleases, readCurrentReleases } from './releases.ts';
import { EVERYBODY } from './visitor.ts';

const headers = { ...baseHeaders, 'cache-control': 'public, max-age=3600' };

const renderRobots = (origin: string) => `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;

/** Lists every page as XML; paths need no escaping, because the schema of a release allows no special characters. */
function renderSitemap(origin: string, releases: CurrentReleases): string {
  const released = REMOTE_NAMES.flatMap((remote) =>
    (releases[remote]?.pages ?? [])
      .filter(({ noindex }) => !noindex)
      .flatMap(({ paths }) => paths.filter((path) => findOwner(path) === remote)),
  );
  const entries = [...shellPages.flatMap(({ paths }) => paths), ...released]
    .filter((path) => !hasParameter(path))
    .map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
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
