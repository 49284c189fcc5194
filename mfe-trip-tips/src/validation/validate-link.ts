import { hasParameter } from '@almaty/delivery/find-page';
import { getLocationPath, routes } from '@almaty/delivery/routes';
import { locationSlugs } from '@almaty/pictures';
import { sections } from '../schema/sections.ts';

/**
 * The paths of the site's pages. The slugs of locations are the names of their pictures, because the tips do not depend
 * on the catalogue (docs/decisions/0014).
 */
const sitePaths: readonly string[] = [
  ...Object.values(routes).filter((route) => !hasParameter(route)),
  ...locationSlugs.map(getLocationPath),
];

function validateAnchor(href: string): string | null {
  const anchors = sections.map(({ id }) => `#${id}`);
  return anchors.includes(href) ? null : `There is no section ${href}: choose one of ${anchors.join(', ')}`;
}

function validateSitePath(href: string): string | null {
  const path = href.replace(/[?#].*$/, '');
  return sitePaths.includes(path)
    ? null
    : `The site has no page ${href}: write the address of a page, such as /locations/medeu`;
}

/** Validates a link of a tip; returns what is wrong with it and what to write instead, or null. */
export function validateLink(href: string): string | null {
  if (href.startsWith('#')) return validateAnchor(href);
  if (href.startsWith('/') && !href.startsWith('//')) return validateSitePath(href);
  return href.startsWith('https://') && URL.canParse(href)
    ? null
    : `The link ${href} is not allowed: write https:// and the address, or a page of the site such as /locations/medeu`;
}
