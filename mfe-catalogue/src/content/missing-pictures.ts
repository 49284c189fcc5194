import activityCards from '@almaty/art/activity-cards.json';
import placeCards from '@almaty/art/place-cards.json';
import { getActivitySlug } from './activity-pictures.ts';

type NamedItem = { name: string };

/** Finds the locations and activities without a picture, each as a message that says what to do about it. */
export function findMissingPictures(
  locations: readonly (NamedItem & { slug: string })[],
  activities: readonly NamedItem[],
): string[] {
  const items = [
    ...locations.map(({ name, slug }) => ({ name, slug, cards: placeCards })),
    ...activities.map(({ name }) => ({ name, slug: getActivitySlug(name), cards: activityCards })),
  ];
  return items
    .filter(({ slug, cards }) => !(slug in cards))
    .map(({ name, slug }) => `There is no picture of ${name}: add art/src/scenes/${slug}.ts and render it`);
}
