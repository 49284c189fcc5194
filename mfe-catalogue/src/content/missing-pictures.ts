import { hasActivityPicture, hasLocationPicture } from '@almaty/art/pictures';
import { activitySlug } from './activity-pictures.ts';

type Named = { name: string };

/** What to do about places and activities that have no picture; the build stops for any. */
export function missingPictures(places: readonly (Named & { slug: string })[], activities: readonly Named[]): string[] {
  const wanted = [
    ...places.map(({ name, slug }) => ({ name, slug, hasPicture: hasLocationPicture })),
    ...activities.map(({ name }) => ({ name, slug: activitySlug(name), hasPicture: hasActivityPicture })),
  ];
  return wanted
    .filter(({ slug, hasPicture }) => !hasPicture(slug))
    .map(({ name, slug }) => `There is no picture of ${name}: add art/src/scenes/${slug}.ts and render it`);
}
