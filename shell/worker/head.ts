const SITE_NAME = 'Almaty guide';
/** The picture that stands for the site where a link to it is shown; 1200 x 630 px. */
const SHARE_PICTURE = '/share.jpg';

/** Values inside quotes in HTML. What comes out of a head that was rendered is escaped already. */
const textOf = (head: string, pattern: RegExp) => pattern.exec(head)?.[1] ?? '';

/** The site for a machine that reads, as schema.org describes it. */
const siteData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: SITE_NAME,
  url: `${origin}/`,
  inLanguage: 'en',
  about: { '@type': 'City', name: 'Almaty', addressCountry: 'KZ' },
});

/** The picture of what the page is about, or else of the site. */
const pictureCard = (origin: string, title: string, data: { image?: unknown } = {}) =>
  typeof data.image === 'string'
    ? { 'og:image': origin + data.image, 'og:image:alt': title }
    : { 'og:image': origin + SHARE_PICTURE, 'og:image:alt': 'ALMATY in letters behind a ridge at sunrise' };

/** Data as an inert script element; `<` is written so that nothing in it can end the element. */
const dataElement = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

/**
 * What the head says for those who show or list a page without being on it: its one address, its card, the site.
 *
 * @param head what was rendered for the page: its title and description are taken from it.
 * @param data what the page itself is about, as schema.org describes it.
 */
export function headForOthers(head: string, origin: string, pathname: string, data?: object): string {
  const title = textOf(head, /<title[^>]*>([^<]*)<\/title>/);
  const description = textOf(head, /<meta[^>]*name="description"[^>]*content="([^"]*)"/);
  // A URL's path has its quotes and angle brackets encoded already.
  const address = origin + pathname.replaceAll('&', '&amp;');
  const card = {
    'og:type': 'website',
    'og:site_name': SITE_NAME,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    ...pictureCard(origin, title, data),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:locale': 'en',
  };
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(card)
      .filter(([, content]) => content)
      .map(([property, content]) => `<meta property="${property}" content="${content.replaceAll('"', '&quot;')}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    dataElement(siteData(origin)),
    ...(data ? [dataElement({ '@context': 'https://schema.org', ...data })] : []),
  ].join('');
}
