import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { ContentFile } from '../validation/read-content.ts';

/** A tip that should be compared with its source again. */
export type DueTip = {
  /** Path of the file, relative to the workspace. */
  file: string;
  /** The date of the last comparison, yyyy-MM-dd. */
  lastChecked: string;
  /** The date on which the review period ended, yyyy-MM-dd. */
  dueSince: string;
  /** What to compare the tip with. */
  source: string;
};

/** The date on which a review period ends; in a month that has fewer days, its last one. */
const getDueDate = ({ lastChecked, reviewMonths }: ContentFile['entry']) =>
  formatISO(addMonths(parseISO(lastChecked), reviewMonths), { representation: 'date' });

/**
 * Finds the tips whose review period has ended, the longest due first.
 *
 * @param today yyyy-MM-dd; a tip is due from the day on which its period ends.
 */
export const findDueTips = (today: string, files: readonly ContentFile[]): readonly DueTip[] =>
  files
    .map(({ file, entry }) => ({
      file,
      lastChecked: entry.lastChecked,
      dueSince: getDueDate(entry),
      source: String(entry.source),
    }))
    .filter(({ dueSince }) => dueSince <= today)
    .sort((one, other) => one.dueSince.localeCompare(other.dueSince) || one.file.localeCompare(other.file));
