/** Names of locations that do not follow from their slugs. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'altyn-emel': 'Altyn-Emel',
  'big-almaty-lake-route': 'Big Almaty Lake route',
};

const LOWER_CASE_WORDS = ['of', 'the'];

const toNameWord = (word: string) =>
  LOWER_CASE_WORDS.includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Gets the name of a location from its slug, because an access file has no name and the tips do not depend on the
 * catalogue (docs/decisions/0014). scripts/location-names.test.ts compares it with the catalogue.
 */
export const getLocationName = (slug: string): string => OTHER_NAMES[slug] ?? slug.split('-').map(toNameWord).join(' ');
