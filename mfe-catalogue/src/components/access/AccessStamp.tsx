import { isInSeason } from '@almaty/planner/calendar';
import { describeClosure } from '@almaty/planner/messages';
import type { PublishedNotice } from '@almaty/planner/schema';
import { AccessBadge } from '@almaty/ui/access-badge';
import { useToday } from '@almaty/ui/use-today';
import type { CardSummary } from '../../content/view-models/card-summary.ts';
import { useAccess } from './useAccess.ts';

function NoticeStamp({ notice }: { notice: PublishedNotice }) {
  const { access, text } = useAccess(notice);
  return access === 'open' ? null : <AccessBadge access={access}>{text}</AccessBadge>;
}

type Props = Pick<CardSummary, 'notice' | 'closures'>;

function TodaysStamp({ notice, closures }: Props) {
  const today = useToday();
  const closure = today && closures?.find(({ from, to }) => isInSeason(today, from, to));
  if (closure) return <AccessBadge access="restricted">{describeClosure(closure)}</AccessBadge>;
  return notice ? <NoticeStamp notice={notice} /> : null;
}

/**
 * A stamp with what a visitor must know of the access today: a closure of the season, or the access notice. Most cards have
 * neither, and need not be rendered again for the day.
 */
export const AccessStamp = (props: Props) => (props.notice || props.closures ? <TodaysStamp {...props} /> : null);
