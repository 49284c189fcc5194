import { createCards } from './create-cards.ts';

/** The cards of the category. In a bundle the build replaces this module by its result (build/content-plugin.ts). */
export const natureCards = createCards('nature');
