import { formatCalendarDate } from '@almaty/dates';
import { findClosure } from '@almaty/planner/calendar';
import { describeClosure } from '@almaty/planner/messages';
import type { PublishedNotice, SeasonalClosure } from '@almaty/planner/schema';
import { Notice } from '@almaty/ui/notice';
import { useToday } from '@almaty/ui/use-today';
import { useAccess } from '../../components/access/useAccess.ts';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import type { Fact } from '../../content/schema.ts';
import { isChecked } from '../../lib/checked.ts';

const describeCheck = (checkedOn: string) =>
  isChecked(checkedOn) ? `Checked on ${formatCalendarDate(checkedOn, 'en-GB')}.` : 'Not checked yet.';

type Props = PageSources & { notice: Fact<PublishedNotice>; closures: readonly Fact<SeasonalClosure>[] };

/** A closure that returns every year, on a day on which it holds. */
function SeasonalNotice({ closures, sourceIds }: Omit<Props, 'notice'>) {
  const today = useToday();
  const fact = today && closures.find(({ value }) => findClosure([value], today));
  if (!fact) return null;
  const { what } = fact.value;
  return (
    <Notice title={describeClosure(fact.value)} isQuiet>
      {`${what.charAt(0).toUpperCase()}${what.slice(1)}. ${describeCheck(fact.checkedOn)}`}
      <Citation facts={[fact]} sourceIds={sourceIds} />
    </Notice>
  );
}

/**
 * What a visitor must know about the access today: a closure of the season, and the access notice with why, what to ask,
 * and when somebody checked it.
 */
export function AccessNotice({ notice, closures, sourceIds }: Props) {
  const { access, text } = useAccess(notice.value);
  const { reason, ask } = notice.value;
  return (
    <div className="mt-6 flex max-w-[44rem] flex-col gap-3 empty:hidden">
      <SeasonalNotice closures={closures} sourceIds={sourceIds} />
      {access !== 'open' && (
        <Notice title={text} isQuiet>
          {[reason, ask, describeCheck(notice.checkedOn)].filter(Boolean).join(' ')}
          <Citation facts={[notice]} sourceIds={sourceIds} />
        </Notice>
      )}
    </div>
  );
}
