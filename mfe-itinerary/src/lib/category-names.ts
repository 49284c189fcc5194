import type { Category } from '@almaty/store/schema';
import * as m from '#messages';

/** What the language of the page calls the categories that the itinerary stores. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  Nature: m.categoryNature,
  'Mountain Routes': m.categoryMountains,
  'City Experience': m.categoryCity,
};
