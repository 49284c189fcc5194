import { formatDate } from '@almaty/dates';
import { isInSeason } from '@almaty/planner/calendar';
import { describeYearSpan } from '@almaty/planner/messages';
import type { PublishedNotice, SeasonalClosure } from '@almaty/planner/schema';
import { Notice } from '@almaty/ui/notice';
import { useToday } from '@almaty/ui/use-today';
import { useAccess } from '../../components/access/useAccess.ts';
import { AskLink } from '../../components/contacts/AskLink.tsx';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import type { Fact } from '../../content/schema.ts';
import { isChecked } from '../../lib/checked.ts';

const describeCheck = (checkedOn: string) =>
  isChecked(checkedOn) ? `Checked on ${formatDate(checkedOn)}.` : 'Not checked yet.';

type Props = PageSources & {
  notice: Fact<PublishedNotice>;
  closures: readonly Fact<SeasonalClosure>[];
  /** Whether the page names somebody to ask. */
  hasContacts: boolean;
};

/**
 * The closures that return every year, the one that holds today marked. All are there from the start, because a line that
 * came with the day would move the page.
 */
function SeasonalClosures({ closures, sourceIds }: Omit<Props, 'notice' | 'hasContacts'>) {
  const today = useToday();
  return closures
    .filter(({ value }) => value.kind === 'closure')
    .map((fact) => {
      const { from, to, what } = fact.value;
      const isNow = today !== undefined && isInSeason(today, from, to);
      return (
        <p key={from} data-now={isNow ? '' : undefined} className="data-now:text-apple-text">
          <b>{`Usually closed ${describeYearSpan(from, to)}:`}</b>
          {` ${what}.`}
          <Citation facts={[fact]} sourceIds={sourceIds} />
        </p>
      );
    });
}

/**
 * What a visitor must know about the access today: the closures of the seasons, and the access notice with why, what to
 * ask, and when somebody checked it.
 */
export function AccessNotice({ notice, closures, hasContacts, sourceIds }: Props) {
  const { access, text } = useAccess(notice.value);
  const { reason, ask } = notice.value;
  return (
    <div className="mt-6 flex max-w-[44rem] flex-col gap-3 empty:hidden">
      <SeasonalClosures closures={closures} sourceIds={sourceIds} />
      {access !== 'open' && (
        <Notice title={text} isQuiet>
          {[reason, ask, describeCheck(notice.checkedOn)].filter(Boolean).join(' ')}
          <Citation facts={[notice]} sourceIds={sourceIds} />
          {hasContacts && (ask || access === 'ask') && <AskLink />}
        </Notice>
      )}
    </div>
  );
}
