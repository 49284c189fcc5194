import { framePaths } from '../src/app/pages.ts';
import { plainHeaders } from './headers.ts';

/** What a crawler may keep of these, in seconds. */
const headers = { ...plainHeaders, 'cache-control': 'public, max-age=3600' };

const robots = (origin: string) => `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`;

function sitemap(origin: string): string {
  const entries = framePaths.filter((path) => path !== '*').map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}

/** The files for crawlers, which name the address the site is asked under; null for any other path. */
export function serveCrawlers({ url }: Request): Response | null {
  const { origin, pathname } = new URL(url);
  if (pathname === '/robots.txt') {
    return new Response(robots(origin), { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
  }
  if (pathname === '/sitemap.xml') {
    return new Response(sitemap(origin), { headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' } });
  }
  return null;
}
