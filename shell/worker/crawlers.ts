import { ownPages, remotePages } from '../src/app/pages.ts';
import { plainHeaders } from './headers.ts';
import { currentReleases, type Edge } from './releases.ts';

/** What a crawler may keep of these, in seconds. */
const headers = { ...plainHeaders, 'cache-control': 'public, max-age=3600' };

const robots = (origin: string) => `User-agent: *\nDisallow: /api/\nDisallow: /edit/\nSitemap: ${origin}/sitemap.xml\n`;

async function sitemap(origin: string, edge: Edge): Promise<string> {
  const released = Object.values(await currentReleases(edge)).flatMap(({ pages }) => pages);
  const pages = new Set([...ownPages, ...Object.keys(remotePages), ...released].filter((path) => !path.includes(':')));
  const entries = [...pages].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}

/** The files for crawlers, which name the address the site is asked under; null for any other path. */
export async function serveCrawlers({ url }: Request, edge: Edge): Promise<Response | null> {
  const { origin, pathname } = new URL(url);
  if (pathname === '/robots.txt') {
    return new Response(robots(origin), { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  }
  if (pathname === '/sitemap.xml') {
    return new Response(await sitemap(origin, edge), {
      headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
    });
  }
  return null;
}
