import { findClosure } from '@almaty/planner/calendar';
import { describeClosure } from '@almaty/planner/messages';
import type { PublishedNotice, SeasonalClosure } from '@almaty/planner/schema';
import { AccessBadge } from '@almaty/ui/badge';
import { useToday } from '@almaty/ui/use-today';
import { useAccess } from './useAccess.ts';

/** What is known of the access to a location; nothing for an open one without closures. */
export type KnownAccess = { notice?: PublishedNotice; closures?: readonly SeasonalClosure[] };

function NoticeStamp({ notice }: { notice: PublishedNotice }) {
  const { access, text } = useAccess(notice);
  return access === 'open' ? null : <AccessBadge access={access}>{text}</AccessBadge>;
}

/** A stamp with what a visitor must know of the access today: a closure of the season, or the access notice. */
export function AccessStamp({ notice, closures }: KnownAccess) {
  const today = useToday();
  const closure = today && findClosure(closures, today);
  if (closure) return <AccessBadge access="restricted">{describeClosure(closure)}</AccessBadge>;
  return notice ? <NoticeStamp notice={notice} /> : null;
}
