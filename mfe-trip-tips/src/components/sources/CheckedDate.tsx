import { formatCalendarDate } from '@almaty/dates';

// The page is prerendered in English: another locale would change the text when React hydrates it.
const formatDate = (date: string) => formatCalendarDate(date, 'en-GB');

/** The day on which somebody last compared something with its sources. */
export function CheckedDate({ date }: { date: string | undefined }) {
  if (!date) return 'Not checked yet';
  return (
    <>
      {'Checked '}
      <time dateTime={date}>{formatDate(date)}</time>
    </>
  );
}
