import activityCards from '@almaty/art/activity-cards.json';
import placeCards from '@almaty/art/place-cards.json';
import { activitySlug } from './activity-pictures.ts';

type Named = { name: string };

/** What to do about places and activities that have no picture; the build stops for any. */
export function missingPictures(places: readonly (Named & { slug: string })[], activities: readonly Named[]): string[] {
  const wanted = [
    ...places.map(({ name, slug }) => ({ name, slug, cards: placeCards })),
    ...activities.map(({ name }) => ({ name, slug: activitySlug(name), cards: activityCards })),
  ];
  return wanted
    .filter(({ slug, cards }) => !(slug in cards))
    .map(({ name, slug }) => `There is no picture of ${name}: add art/src/scenes/${slug}.ts and render it`);
}
