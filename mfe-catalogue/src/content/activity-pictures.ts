import type { PictureCard } from '@almaty/pictures';
import { type PosterSource, toPosterSource } from '@almaty/ui/poster-source';
import data from '#generated/activity-pictures.json' with { type: 'json' };
import { getPicturePath } from './picture-paths.ts';

/** What a card needs to know of an activity's picture; its files are named by the slug. */
export type ActivityPicture = { slug: string; card: PictureCard; alt: string };

/** The picture of an activity with its alternative text. @throws Error when there is no activity with this id. */
export function getActivityPosterSource(id: number): { picture: PosterSource; alt: string } {
  const found = data[id];
  if (!found) throw new Error(`There is no activity ${id}`);
  return { picture: toPosterSource(found.card, getPicturePath(found.slug)), alt: found.alt };
}
