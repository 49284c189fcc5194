import { getWeekdayOfDate } from '@almaty/dates';
import { capitalize } from '@almaty/languages';
import { getOpeningWeek } from '@almaty/planner/calendar';
import { describeWindows } from '@almaty/planner/messages';
import type { OpeningHours } from '@almaty/planner/schema';
import { useToday } from '@almaty/ui/use-today';
import * as m from '#messages';

/**
 * The opening hours of today and the six days after it; nothing in prerendered HTML, which is read on another day, nor if
 * all seven are the same.
 */
export function OpeningWeek({ hours }: { hours: OpeningHours }) {
  const today = useToday();
  if (!today) return null;
  const week = getOpeningWeek(hours, today);
  if (new Set(week.map(({ windows }) => describeWindows(windows))).size === 1) return null;
  return (
    <table className="mb-4 w-full max-w-96 text-left">
      <caption className="sr-only">{m.openingWeekName}</caption>
      <tbody>
        {week.map(({ date, windows }) => (
          <tr key={date} className="border-t border-rule">
            <th scope="row" className="py-1.5 pr-4 font-[560]">
              {date === today ? m.openingWeekToday : capitalize(getWeekdayOfDate(date))}
            </th>
            <td className="py-1.5 tabular-nums">{describeWindows(windows)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
