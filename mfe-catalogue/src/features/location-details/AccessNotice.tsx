import { formatCalendarDate } from '@almaty/dates';
import type { PublishedNotice } from '@almaty/planner/schema';
import { Notice } from '@almaty/ui/notice';
import { useAccess } from '../../components/access/useAccess.ts';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import type { Fact } from '../../content/schema.ts';
import { isChecked } from '../../lib/checked.ts';

const describeCheck = (checkedOn: string) =>
  isChecked(checkedOn) ? `Checked on ${formatCalendarDate(checkedOn, 'en-GB')}.` : 'Not checked yet.';

/** What a visitor must know about the access today: the state, why, what to ask, and when somebody checked it. */
export function AccessNotice({ notice, sourceIds }: PageSources & { notice: Fact<PublishedNotice> }) {
  const { access, text } = useAccess(notice.value);
  const { reason, ask } = notice.value;
  if (access === 'open') return null;
  return (
    <div className="mt-6 max-w-[44rem]">
      <Notice title={text} isQuiet>
        {[reason, ask, describeCheck(notice.checkedOn)].filter(Boolean).join(' ')}
        <Citation facts={[notice]} sourceIds={sourceIds} />
      </Notice>
    </div>
  );
}
