import type { Activity } from '@almaty/store/schema';
import { placeFacts } from './content/facts/index.ts';
import { sharePictureOf } from './content/picture-address.ts';
import type { Place } from './content/schema.ts';

type StructuredData = Record<string, unknown>;

const list = (items: readonly StructuredData[]): StructuredData => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, ...item })),
});

/** A list of places as schema.org describes one. */
export const describePlaces = (places: readonly Place[]): StructuredData =>
  list(places.map(({ name, slug }) => ({ name, url: `/locations/${slug}` })));

/** A list of things to do, which have no pages of their own. */
export const describeActivities = (activities: readonly Activity[]): StructuredData =>
  list(activities.map(({ name }) => ({ name })));

/** A place as schema.org describes a sight; nothing where there is no place. */
export function describePlace(place: Place | undefined): StructuredData | undefined {
  const facts = place && placeFacts[place.slug];
  if (!facts) return undefined;
  const { names, point } = facts;
  return {
    '@type': 'TouristAttraction',
    name: place.name,
    alternateName: [names.ru.value, names.kk?.value].filter(Boolean),
    description: place.description,
    url: `/locations/${place.slug}`,
    image: sharePictureOf(place.slug),
    ...(point && { geo: { '@type': 'GeoCoordinates', latitude: point.value.lat, longitude: point.value.lon } }),
  };
}
