import type { PublishedNotice } from '@almaty/planner/schema';
import { AccessBadge } from '@almaty/ui/badge';
import { useAccess } from './useAccess.ts';

/** A stamp with what the access notice of a location says today; none if the location is open. */
export function AccessStamp({ notice }: { notice: PublishedNotice }) {
  const { access, text } = useAccess(notice);
  return access === 'open' ? null : <AccessBadge access={access}>{text}</AccessBadge>;
}
