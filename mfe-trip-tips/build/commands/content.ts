import { type DueItem, describeDue, findPlaceholders } from '@almaty/content';
import { listTranslationsDue } from '@almaty/content/node';
import { addDays, addMonths } from '@almaty/dates';
import { readContent, type TipContent, type TipFile, WORKSPACE } from '../read-content.ts';

/**
 * Checks the files of all trip tips as a build does.
 *
 * @returns what to print.
 * @throws ContentError that lists every mistake with file, line and field.
 */
export const check = (workspace?: string): string => `The tips are valid: ${readContent(workspace).files.length} files`;

/** The day on which a review period ends; in a month that has fewer days, its last one. */
const getDueDate = ({ lastChecked, reviewMonths }: TipFile['entry']) =>
  lastChecked ? addMonths(lastChecked, reviewMonths) : '';

function toReview({ entry, toIssue }: TipFile, sources: TipContent['sources']): DueItem {
  const since = getDueDate(entry);
  const state = entry.lastChecked ? `last checked ${entry.lastChecked}, due since ${since}` : 'not checked yet';
  const titles = entry.sources.map((id) => sources[id]?.title.en ?? id).join('; ');
  const message = `compare this with its sources, then set lastChecked; ${state}; sources: ${titles}`;
  return { ...toIssue({ path: [], message }), since };
}

/** The first day on which an event is over; for everything else, undefined. */
function getOverDay({ id, entry: { firstDay, lastDay = firstDay } }: TipFile): string | undefined {
  return id === 'events' ? addDays(String(lastDay), 1) : undefined;
}

/** What is due of a file besides its texts: its review, unless an event is over before, and that an event is over. */
function listReviews(file: TipFile, sources: TipContent['sources']): DueItem[] {
  const [review, over] = [toReview(file, sources), getOverDay(file)];
  if (over === undefined) return [review];
  const message = 'the page no longer shows this event: delete the file, or write its next days';
  return [...(review.since < over ? [review] : []), { ...file.toIssue({ path: ['firstDay'], message }), since: over }];
}

/** Lists all tips with the day since which each is due, and the texts that nobody has written or translated. */
export const listDueItems = ({ files, sources }: TipContent, workspace: string = WORKSPACE): DueItem[] => [
  ...files.flatMap((file) => [
    ...listReviews(file, sources),
    ...findPlaceholders(file.entry).map((path) => ({
      ...file.toIssue({ path, message: 'write this text' }),
      since: '',
    })),
  ]),
  ...listTranslationsDue(workspace, 'mfe-trip-tips'),
];

/**
 * Lists the tips that nobody has checked yet and those whose review period has ended by a day, with their sources.
 *
 * @param day yyyy-MM-dd.
 * @throws ContentError that lists every mistake.
 */
export const listDue = (day: string, workspace?: string): string[] =>
  describeDue(day, listDueItems(readContent(workspace), workspace), 'the tips');
