import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { ContentFile } from '../validation/read-content.ts';

/** A tip that should be compared with its source again. */
export type DueTip = {
  /** Path of the file, relative to the workspace. */
  file: string;
  /** The date of the last comparison, yyyy-MM-dd; undefined when nobody has compared it yet. */
  lastChecked: string | undefined;
  /** The date on which the review period ended, yyyy-MM-dd; empty when nobody has compared it yet. */
  dueSince: string;
  /** What to compare the tip with. */
  sources: readonly string[];
};

/** The date on which a review period ends; in a month that has fewer days, its last one. */
const getDueDate = ({ lastChecked, reviewMonths }: ContentFile['entry']) =>
  lastChecked ? formatISO(addMonths(parseISO(lastChecked), reviewMonths), { representation: 'date' }) : '';

/**
 * Finds the tips that nobody has compared with a source yet, then those whose review period has ended, the longest due
 * first.
 *
 * @param today yyyy-MM-dd; a tip is due from the day on which its period ends.
 */
export const findDueTips = (today: string, files: readonly ContentFile[]): readonly DueTip[] =>
  files
    .map(({ file, entry }) => ({
      file,
      lastChecked: entry.lastChecked,
      dueSince: getDueDate(entry),
      sources: entry.sources.map(({ title }) => title),
    }))
    .filter(({ dueSince }) => dueSince <= today)
    .sort((one, other) => one.dueSince.localeCompare(other.dueSince) || one.file.localeCompare(other.file));
