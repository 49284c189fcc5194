import { Icon } from '@almaty/ui/icon';
import * as m from '#messages';
import { ContactLinks } from '../../components/contacts/ContactLinks.tsx';
import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import { DoubtMark, DoubtNote } from '../../components/sources/DoubtMark.tsx';
import type { ActivityDetails } from '../../content/view-models/activity-details.ts';
import { createContactRow } from '../../content/view-models/contact-row.ts';
import type { DetailRow } from '../../content/view-models/detail-row.ts';
import { formatTengeRange } from '../../lib/format.ts';

/** Bookings in words. */
const formatBooking = ({ bookAhead, guide }: ActivityDetails) =>
  m.activityBooking({ ahead: bookAhead.value ? 'yes' : 'no', guide: guide.value });

/** Whom to ask, a line each; where nobody is known, one says so. */
const createContactRows = ({ contacts }: ActivityDetails): DetailRow[] =>
  contacts.length > 0
    ? contacts.map((fact) => createContactRow(fact, m.activityAsk))
    : [{ term: m.activityAsk, text: m.activityNobody, facts: [] }];

function createRows(details: ActivityDetails): DetailRow[] {
  const { duration, season, where, priceTenge, bring, bookAhead, guide } = details;
  return [
    { term: m.activityTakes, text: duration.value, facts: [duration] },
    { term: m.activityWhen, text: season.value, facts: [season] },
    { term: m.activityWhere, text: where.value, facts: [where] },
    { term: m.activityBook, text: formatBooking(details), facts: [bookAhead, guide] },
    ...(priceTenge ? [{ term: m.activityCosts, text: formatTengeRange(priceTenge.value), facts: [priceTenge] }] : []),
    { term: m.activityBring, text: bring.value.join(', '), facts: [bring] },
    ...createContactRows(details),
  ];
}

/** How many facts are always open: how long it takes, and when it is possible. */
const OPEN_ROWS = 2;

function FactRows({ rows, sourceIds }: PageSources & { rows: readonly DetailRow[] }) {
  return (
    <dl className="w-full text-note">
      {rows.map(({ term, text, facts, contact }) => (
        <div
          key={text}
          className={`grid grid-cols-[3.25rem_1fr] border-t border-rule py-1.5 ${facts.length > 0 ? '' : 'print:hidden'}`}
        >
          <dt className="font-[680]">{term}</dt>
          <dd>
            {text}
            <DoubtMark facts={facts} />
            {facts.length > 0 && <Citation facts={facts} sourceIds={sourceIds} />}
            {contact && <ContactLinks contact={contact} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts of an activity, with a star beside facts of low confidence. On small screens most are folded. */
export function ActivityFactList({ details, sourceIds }: PageSources & { details: ActivityDetails }) {
  const rows = createRows(details);
  return (
    <div className="w-full">
      <FactRows rows={rows.slice(0, OPEN_ROWS)} sourceIds={sourceIds} />
      <details className="activity-facts detail-section group/section">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between border-t border-rule text-note font-[680]">
          {m.activityMore}
          <Icon name="plus" className="size-5 group-open/section:rotate-45" />
        </summary>
        <FactRows rows={rows.slice(OPEN_ROWS)} sourceIds={sourceIds} />
        <DoubtNote facts={rows.flatMap(({ facts }) => facts)} />
      </details>
    </div>
  );
}
