/** Days are days in Almaty's calendar, wherever the visitor is: no time zone may move them. */
const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** When somebody last compared what stands above with its source. */
export function Checked({ day, className = 'text-ink-2' }: { day: string; className?: string }) {
  return (
    <p className={`mt-2 text-[0.875rem] tabular-nums ${className}`}>
      Checked <time dateTime={day}>{format.format(new Date(day))}</time>
    </p>
  );
}
