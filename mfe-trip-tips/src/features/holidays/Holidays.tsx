import { useToday } from '@almaty/ui/use-today';
import * as m from '#messages';
import { Section } from '../../components/Section.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import type { Tips } from '../../schema/tips.ts';
import { formatHolidayDays, listNextHolidays } from './next-holidays.ts';

/** The day of the prerendered page as long as nobody has checked the holidays. */
const UNCHECKED_DAY = '2026-01-01';

/**
 * The public holidays of Kazakhstan, the nearest first. The page is prerendered as it was on the day of the last check,
 * so that the same files always give the same release.
 */
export function Holidays({ holidays }: { holidays: Tips['holidays'] }) {
  const today = useToday() ?? holidays.lastChecked ?? UNCHECKED_DAY;
  return (
    <Section
      id="holidays"
      title={m.holidaysTitle}
      intro={holidays.intro}
      aside={<Sources listId="holidays" entries={[holidays]} className="mt-4 text-ink-2" />}
    >
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] content-start gap-x-12">
        {listNextHolidays(holidays.items, today).map((next) => (
          <div
            key={next.holiday.name}
            className="grid gap-x-4 border-t border-rule py-3 min-[22rem]:grid-cols-[11rem_1fr] print:break-inside-avoid"
          >
            <dt className="font-[640] text-apple-text">{formatHolidayDays(next)}</dt>
            <dd>
              <span className="font-[620]">{next.holiday.name}</span>
              {next.holiday.note && <span className="block text-note text-ink-2">{next.holiday.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
