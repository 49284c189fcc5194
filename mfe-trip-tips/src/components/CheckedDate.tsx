import { formatCalendarDate } from '@almaty/dates';

/** The date on which somebody last compared the content above with its source. */
export function CheckedDate({ date, className = 'text-ink-2' }: { date: string; className?: string }) {
  return (
    <p className={`mt-2 text-[0.875rem] tabular-nums ${className}`}>
      Checked <time dateTime={date}>{formatCalendarDate(date, 'en-GB', 'medium')}</time>
    </p>
  );
}
