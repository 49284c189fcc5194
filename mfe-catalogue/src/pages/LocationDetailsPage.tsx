import { definePage } from '@almaty/delivery/page';
import { getLocationPath } from '@almaty/delivery/routes';
import alsoCards from '#generated/also-cards.json' with { type: 'json' };
import locations from '#generated/locations.json' with { type: 'json' };
import * as m from '#messages';
import { getSharePicturePath } from '../content/picture-paths.ts';
import { LocationDetailsScreen } from '../features/location-details/LocationDetailsScreen.tsx';
import { pressToggle } from '../press-toggle.ts';
import { describeLocation } from '../structured-data.ts';

/** All locations, those of the page Also in Almaty too. */
const listAll = () => [...locations, ...alsoCards.map(({ location }) => location)];

function findByPath(path: string) {
  const location = listAll().find(({ slug }) => getLocationPath(slug) === path);
  if (!location) throw new Error(`There is no location at ${path}`);
  return location;
}

export const page = definePage(() => ({
  route: '/locations/:slug',
  paths: () => listAll().map(({ slug }) => getLocationPath(slug)),
  skeleton: 'poster',
  title: (path) => m.pageTitle({ name: findByPath(path).name }),
  description: (path) => findByPath(path).description,
  getImage: (path) => getSharePicturePath(findByPath(path).slug),
  getStructuredData: (path) => describeLocation(findByPath(path)),
  getPresses: (path) => ({ presses: pressToggle([findByPath(path)]) }),
}));

export default LocationDetailsScreen;
