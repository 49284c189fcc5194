import { getLocationPath } from '@almaty/delivery/routes';
import { toLanguage } from '@almaty/languages';
import { LANGUAGE } from '@almaty/languages/current';
import type { Activity } from '@almaty/store/schema';
import details from '#generated/location-details.json' with { type: 'json' };
import { getSharePicturePath } from './content/picture-paths.ts';
import type { CatalogueLocation } from './content/schema.ts';

/** The path of a location's page in the language of the build. */
const getPagePath = (slug: string) => toLanguage(getLocationPath(slug), LANGUAGE);

type StructuredData = Record<string, unknown>;

const createItemList = (items: readonly StructuredData[]): StructuredData => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

/** Describes the locations that a page shows as an `ItemList` of schema.org. */
export const describeLocations = (locations: readonly CatalogueLocation[]): StructuredData =>
  createItemList(locations.map(({ name, slug }) => ({ name, url: getPagePath(slug) })));

/** Describes activities as an `ItemList` of schema.org. They have no pages of their own. */
export const describeActivities = (activities: readonly Activity[]): StructuredData =>
  createItemList(activities.map(({ name }) => ({ name })));

/** Describes a location as a `TouristAttraction` of schema.org. Returns undefined if it has no details. */
export function describeLocation(location: CatalogueLocation): StructuredData | undefined {
  const facts = details[location.slug]?.facts;
  if (!facts) return undefined;
  const { names, position } = facts;
  return {
    '@type': 'TouristAttraction',
    name: location.name,
    alternateName: [LANGUAGE !== 'ru' && names.ru.value, LANGUAGE !== 'kk' && names.kk?.value].filter(Boolean),
    description: location.description,
    url: getPagePath(location.slug),
    image: getSharePicturePath(location.slug),
    // A position of low confidence is left out, because its caveat can't be said here.
    ...(position &&
      position.confidence !== 'low' && {
        geo: { '@type': 'GeoCoordinates', latitude: position.value.lat, longitude: position.value.lon },
      }),
  };
}
