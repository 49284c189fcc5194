import { locationSlugs } from '@almaty/pictures';
import { accessFields } from './access-fields.ts';
import { toDecapFields } from './fields.ts';
import { getLocationName } from './location-names.ts';

/** The folder of the access files, relative to the repository. */
const FOLDER = 'mfe-catalogue/src/content/access';

/** The name of the collection of access files in Decap CMS. */
export const ACCESS_COLLECTION = 'access';

/** The slugs of the locations, which are the names of their access files, in the order of the locations' names. */
export const accessSlugs = [...locationSlugs].sort((one, other) =>
  getLocationName(one).localeCompare(getLocationName(other), 'en'),
);

/** Creates the collection of access files for Decap CMS: the files that exist, none of which can be added or deleted. */
export const createAccessCollection = () => ({
  name: ACCESS_COLLECTION,
  label: 'Access and opening hours',
  description: 'Per location: whether visitors may enter, its opening hours, and its fee.',
  format: 'access',
  files: accessSlugs.map((slug) => ({
    name: slug,
    label: getLocationName(slug),
    file: `${FOLDER}/${slug}.yml`,
    fields: toDecapFields(accessFields),
  })),
});
