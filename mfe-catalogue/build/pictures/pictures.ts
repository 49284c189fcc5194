import {
  getActivityPicture as getActivityCard,
  getLocationPicture as getLocationCard,
  hasActivityPicture,
  hasLocationPicture,
  type PictureCard,
} from '@almaty/pictures';
import { getActivityAltText, getLocationAltText } from '@almaty/pictures/alt-texts';
import { getPlainPicture, type PlainPicture } from '@almaty/pictures/plain';
import type { Category } from '@almaty/store/schema';
import { altTexts } from '#alt-texts';

/** The picture of an entry: its own, or the plain one of its kind until somebody draws one. */
export type Picture = {
  /** The start of the names of its files. */
  files: string;
  card: PictureCard;
  alt: string;
};

const PLAIN_OF_CATEGORY: Readonly<Record<Category, PlainPicture>> = {
  Nature: 'plain-nature',
  'Mountain Routes': 'plain-mountain-routes',
  'City Experience': 'plain-city-experience',
};

/** The alternative text in the language of the build. */
const translate = (files: string, alt: string) => altTexts[files] ?? alt;

function toPlain(files: PlainPicture): Picture {
  const { card, alt } = getPlainPicture(files);
  return { files, card, alt: translate(files, alt) };
}

/** The picture of a location. */
export const getLocationPicture = ({ slug, category }: { slug: string; category: Category }): Picture =>
  hasLocationPicture(slug)
    ? { files: slug, card: getLocationCard(slug), alt: translate(slug, getLocationAltText(slug)) }
    : toPlain(PLAIN_OF_CATEGORY[category]);

/** The picture of an activity. */
export const getActivityPicture = (slug: string): Picture =>
  hasActivityPicture(slug)
    ? { files: slug, card: getActivityCard(slug), alt: translate(slug, getActivityAltText(slug)) }
    : toPlain('plain-activity');
