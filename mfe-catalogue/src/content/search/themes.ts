import type { Theme } from '@almaty/content/catalogue';

export type { Theme };

/** What a day has to be like, in the order of the filters. */
export const themes: readonly Theme[] = ['family', 'noCar', 'winter', 'halfDay'];
