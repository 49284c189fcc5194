import { hasActivityPicture, hasLocationPicture } from '@almaty/pictures';
import { getActivitySlug } from './picture-paths.ts';

type NamedItem = { name: string };

/** Finds the locations and activities without a picture, each as a message that says what to do about it. */
export function findMissingPictures(
  locations: readonly (NamedItem & { slug: string })[],
  activities: readonly NamedItem[],
): string[] {
  const items = [
    ...locations.map(({ name, slug }) => ({ name, slug, hasPicture: hasLocationPicture })),
    ...activities.map(({ name }) => ({ name, slug: getActivitySlug(name), hasPicture: hasActivityPicture })),
  ];
  return items
    .filter(({ slug, hasPicture }) => !hasPicture(slug))
    .map(({ name, slug }) => `There is no picture of ${name}: add art/src/scenes/${slug}.ts and render it`);
}
