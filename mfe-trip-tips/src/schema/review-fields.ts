import * as z from 'zod';
import { calendarDate, list, shortText, webAddress, wholeNumber } from './fields.ts';

/** What a tip is taken from: a published page, or general knowledge, which has no address. */
const Source = z.strictObject({
  title: shortText('Source', 120, 'As visitors read it, such as: inform.kz on the airport buses.'),
  url: webAddress(
    'Address',
    'Write the whole address of the page, such as https://egov.kz/, or nothing for general knowledge.',
  ).optional(),
});
export type Source = z.infer<typeof Source>;

/** The fields of every file that say where its content is from and when to check it again. */
export const reviewFields = {
  sources: list('Sources', 'source', Source, 1, 8, 'Where this is from. The page lists them.'),
  lastChecked: calendarDate(
    'Last checked',
    'The day on which somebody last compared this with its sources. Leave it out for general knowledge.',
  ).optional(),
  reviewMonths: wholeNumber('Check again after', 1, 36, 'In months. After that, this tip is listed as due.'),
};

type Reviewed = { sources: readonly Source[]; lastChecked?: string | undefined };

const getCheckDateMistake = ({ sources, lastChecked }: Reviewed) => {
  const isPublished = sources.some(({ url }) => url);
  if (isPublished && !lastChecked) return 'Add the day on which you compared this with its sources';
  return lastChecked && !isPublished
    ? 'Remove this day, or add the address of a source: general knowledge cannot be compared with anything'
    : null;
};

/** Requires a day of check for published sources, and none for general knowledge. */
export function checkDateFitsSources({ value, issues }: z.core.ParsePayload<Reviewed>): void {
  const message = getCheckDateMistake(value);
  if (message) issues.push({ code: 'custom', input: value.sources, path: ['lastChecked'], message });
}
