import { type InLanguage, inLanguage } from '@almaty/content';
import type { RoadsFile } from '@almaty/content/catalogue';
import { readContent } from '../content/read-content.ts';

/** The road graph of content/roads.yml in English, without the roads in files of locations, which would crowd the picture. */
export const readRoads = (): InLanguage<RoadsFile> => inLanguage(readContent().roads.entry, 'en');
