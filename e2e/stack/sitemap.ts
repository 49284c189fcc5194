import { getLanguage, type Language } from '../../shared-languages/src/index.ts';

/** Reads the paths of a site's sitemap in a language. */
export async function readSitemap(origin: string, language: Language): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  return paths.filter((path) => getLanguage(path) === language);
}
