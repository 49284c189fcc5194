import { type DueItem, describeDue, findPlaceholders } from '@almaty/content';
import { listTranslationsDue } from '@almaty/content/node';
import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
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
  lastChecked ? formatISO(addMonths(parseISO(lastChecked), reviewMonths), { representation: 'date' }) : '';

function toReview({ entry, toIssue }: TipFile, sources: TipContent['sources']): DueItem {
  const since = getDueDate(entry);
  const state = entry.lastChecked ? `last checked ${entry.lastChecked}, due since ${since}` : 'not checked yet';
  const titles = entry.sources.map((id) => sources[id]?.title.en ?? id).join('; ');
  const message = `compare this with its sources, then set lastChecked; ${state}; sources: ${titles}`;
  return { ...toIssue({ path: [], message }), since };
}

/** Lists all tips with the day since which each is due, and the texts that nobody has written or translated. */
export const listDueItems = ({ files, sources }: TipContent, workspace: string = WORKSPACE): DueItem[] => [
  ...files.flatMap((file) => [
    toReview(file, sources),
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
