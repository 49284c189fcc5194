import { formatEnglishDate } from '@almaty/dates';

/** The day on which somebody last compared something with its sources. */
export function CheckedDate({ date }: { date: string | undefined }) {
  if (!date) return 'From general knowledge';
  return (
    <>
      {'Checked '}
      <time dateTime={date}>{formatEnglishDate(date)}</time>
    </>
  );
}
