import { type CurrentAccess, readNotice } from '@almaty/planner/calendar';
import { describeAccess } from '@almaty/planner/messages';
import type { PublishedNotice } from '@almaty/planner/schema';
import { useToday } from '@almaty/ui/use-today';

/**
 * The access that a notice gives today, and its text. Prerendered HTML and its hydration show the notice as it was
 * written, because the page is built on another day than it is read.
 */
export function useAccess(notice: PublishedNotice): { access: CurrentAccess; text: string } {
  const today = useToday();
  const written = notice.state === 'unknown' ? 'ask' : notice.state;
  const access = today ? readNotice(notice, today) : written;
  return { access, text: describeAccess(notice, access, today) };
}
