import { addMonths } from 'date-fns/addMonths';
import { formatISO } from 'date-fns/formatISO';
import { parseISO } from 'date-fns/parseISO';
import type { ContentFile } from '../checking/read-content.ts';

/** A tip that somebody should compare with its source again. */
export type Due = {
  /** Seen from the workspace's root. */
  file: string;
  /** When it was last checked, and since when it is due; yyyy-MM-dd. */
  checked: string;
  since: string;
  /** What to compare it with. */
  source: string;
};

/** The day on which a tip's review period is over: so many months after it was checked. */
const dueSince = ({ checked, reviewMonths }: ContentFile['entry']) =>
  formatISO(addMonths(parseISO(checked), reviewMonths), { representation: 'date' });

/**
 * The tips that are older than their review period, the longest due first.
 *
 * @param today as yyyy-MM-dd; a tip is due from the day its period ends.
 */
export const dueOn = (today: string, files: readonly ContentFile[]): readonly Due[] =>
  files
    .map(({ file, entry }) => ({ file, checked: entry.checked, since: dueSince(entry), source: String(entry.source) }))
    .filter(({ since }) => since <= today)
    .sort((one, other) => one.since.localeCompare(other.since) || one.file.localeCompare(other.file));
