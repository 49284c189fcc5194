import { type CurrentAccess, readNotice } from '@almaty/planner/calendar';
import { describeAccess } from '@almaty/planner/messages';
import type { PublishedNotice } from '@almaty/planner/schema';
import { useToday } from '@almaty/ui/use-today';

/**
 * The access that a notice gives today, and its text. The prerendered HTML shows the notice as it was written, because it
 * is built on another day than it is read.
 */
export function useAccess(notice: PublishedNotice): { access: CurrentAccess; text: string } {
  const today = useToday();
  const access = readNotice(notice, today ?? notice.reviewBy);
  return { access, text: describeAccess(notice, access, today) };
}
