import { locationSlugs } from '@almaty/art/pictures';
import { sections } from './sections.ts';

/** The site's pages (specification, section 2); what the catalogue calls a place is what its picture is called. */
const pages = [
  ...['/', '/locations', '/city', '/nature', '/mountain-routes', '/activities', '/plan-trip', '/itinerary', '/privacy'],
  ...locationSlugs.map((slug) => `/locations/${slug}`),
];

/** What is wrong with a link in a tip and what to write instead; null when it leads somewhere. */
export function problemWithLink(href: string): string | null {
  if (href.startsWith('#'))
    return sections.some(({ id }) => href === `#${id}`)
      ? null
      : `There is no section ${href}: choose one of ${sections.map(({ id }) => `#${id}`).join(', ')}`;
  if (href.startsWith('/') && !href.startsWith('//'))
    return pages.includes(href.replace(/[?#].*$/, ''))
      ? null
      : `The site has no page ${href}: write the address of a page, such as /locations/medeu`;
  return href.startsWith('https://') && URL.canParse(href)
    ? null
    : `The link ${href} can't be followed: write https:// and the address, or a page of the site such as /locations/medeu`;
}
