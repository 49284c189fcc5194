import data from '../../files/plain-pictures.json' with { type: 'json' };
import type { PictureCard } from './picture-card.ts';

/** A plain poster, which stands for an entry whose picture nobody has drawn yet; its files are named so. */
export type PlainPicture = keyof typeof data;

/** The card data and the alt text of a plain poster. */
export const getPlainPicture = (name: PlainPicture): { card: PictureCard; alt: string } => data[name];
