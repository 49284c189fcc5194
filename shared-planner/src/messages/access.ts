import { formatDate } from '@almaty/dates';
import type { CurrentAccess } from '../calendar/access-state.ts';
import type { PublishedNotice } from '../schema/access.ts';

const labels = { open: 'Open', restricted: 'Restricted', closed: 'Closed', ask: 'Ask before you go' } as const;

/**
 * The access in a few words: `Closed until 12 June 2027`, `Ice rink closed until winter 2027/28`, `Ask before you go`.
 *
 * @param access what the notice says today (`readNotice`).
 * @param today yyyy-MM-dd; without it a notice that is not in force yet does not say when it begins.
 */
export function describeAccess(notice: PublishedNotice, access: CurrentAccess, today?: string): string {
  if (access === 'ask' || access === 'open') return labels[access];
  const { label = labels[access], from, to, until = to && formatDate(to) } = notice;
  const isFuture = today !== undefined && from !== undefined && from > today;
  return [label, ...(isFuture ? [`from ${formatDate(from)}`] : []), ...(until ? [`until ${until}`] : [])].join(' ');
}
