import { useToday } from '@almaty/ui/use-today';
import type { ReactNode } from 'react';
import * as m from '#messages';
import { DatedList } from '../../components/dated-list/DatedList.tsx';
import { Section } from '../../components/Section.tsx';
import { Sources } from '../../components/sources/Sources.tsx';
import type { Tips } from '../../schema/tips.ts';
import { listNextHolidays } from './next-holidays.ts';

/** The day of the prerendered page as long as nobody has checked the holidays. */
const UNCHECKED_DAY = '2026-01-01';

/**
 * The public holidays of Kazakhstan, the nearest first. The page is prerendered as it was on the day of the last check,
 * so that the same files always give the same release. The children stand below them.
 */
export function Holidays({ holidays, children }: { holidays: Tips['holidays']; children?: ReactNode }) {
  const today = useToday() ?? holidays.lastChecked ?? UNCHECKED_DAY;
  return (
    <Section
      id="holidays"
      title={m.holidaysTitle}
      intro={holidays.intro}
      aside={<Sources listId="holidays" entries={[holidays]} className="mt-4 text-ink-2" />}
    >
      <div>
        <DatedList
          items={listNextHolidays(holidays.items, today).map(({ holiday, ...days }) => ({
            ...{ days, name: holiday.name, lines: [holiday.note] },
          }))}
        />
        {children}
      </div>
    </Section>
  );
}
