import { access as words } from '#language/access';
import type { CurrentAccess } from '../calendar/access-state.ts';
import type { PublishedNotice } from '../schema/access.ts';
import type { CatalogueMessages } from './plan-messages.ts';

/**
 * The access in a few words: `Closed until 12 June 2027`, `Ice rink closed until winter 2027/28`, `Ask before you go`.
 *
 * @param access what the notice says today (`readNotice`).
 * @param today yyyy-MM-dd; without it a notice that is not in force yet does not say when it begins.
 */
export function describeAccess(
  notice: PublishedNotice,
  access: CurrentAccess,
  today?: string,
  messages: Pick<CatalogueMessages, 'access'> = { access: words },
): string {
  if (access === 'ask' || access === 'open') return messages.access({ state: access });
  const { label, from, to, until = to } = notice;
  const isFuture = today !== undefined && from !== undefined && from > today;
  return messages.access({ state: access, label, from: isFuture ? from : undefined, until });
}
