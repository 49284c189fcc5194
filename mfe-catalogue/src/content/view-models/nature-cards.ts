import { createFirstCards } from './create-first-cards.ts';

/** The cards of the first page of a category. In a bundle the build replaces this module by its result (build/content-plugin.ts). */
export const natureCards = createFirstCards('nature');
