import { dayOfCheck, sourceIds, wholeNumber } from '@almaty/content';

/** What a tip is taken from, as the page lists it: what has no address is general knowledge. */
export type Source = { title: string; url?: string | undefined };

/** The fields of every file that say where its content is from and when to check it again. */
export const reviewFields = {
  sources: sourceIds(8),
  lastChecked: dayOfCheck(
    'Last checked',
    'The day on which somebody last compared this with its sources. Leave it out for general knowledge.',
  ).optional(),
  reviewMonths: wholeNumber('Check again after', 1, 36, 'In months. After that, this tip is listed as due.'),
};
