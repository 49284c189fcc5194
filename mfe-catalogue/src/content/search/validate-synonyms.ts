import type { Synonym } from './schema.ts';

type References = {
  /** The slugs of all locations. */
  slugs: readonly string[];
  /** Id of an activity -> ids of the locations where it is possible. */
  activityLocations: Readonly<Record<string, readonly number[]>>;
};

/** Validates what the synonyms name. Returns one message per error, each with the first word of its synonym. */
export function validateSynonyms(synonyms: readonly Synonym[], { slugs, activityLocations }: References): string[] {
  return synonyms.flatMap(({ words, locations = [], activities = [] }) => [
    ...locations
      .filter((slug) => !slugs.includes(slug))
      .map((slug) => `${words[0]}: there is no location with the slug ${slug}`),
    ...activities
      .filter((id) => !activityLocations[id]?.length)
      .map((id) => `${words[0]}: the activity ${id} is possible at no location`),
  ]);
}
