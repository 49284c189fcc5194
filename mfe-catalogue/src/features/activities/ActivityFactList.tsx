import { Citation, type PageSources } from '../../components/sources/Citation.tsx';
import { DoubtMark, DoubtNote } from '../../components/sources/Doubt.tsx';
import type { Fact } from '../../content/schema.ts';
import type { ActivityDetails } from '../../content/view-models/activity-details.ts';
import { formatTengeRange } from '../../lib/format.ts';

type Row = { term: string; text: string; facts: readonly Fact<unknown>[] };

/** Bookings in words. */
const formatBooking = ({ bookAhead, guide }: ActivityDetails) =>
  [bookAhead.value ? 'ahead' : 'not needed', ...(guide.value === 'included' ? ['a guide is included'] : [])].join('; ');

function createRows(details: ActivityDetails): Row[] {
  const { duration, season, where, priceTenge, bring, bookAhead, guide } = details;
  return [
    { term: 'Takes', text: duration.value, facts: [duration] },
    { term: 'When', text: season.value, facts: [season] },
    { term: 'Where', text: where.value, facts: [where] },
    { term: 'Book', text: formatBooking(details), facts: [bookAhead, guide] },
    ...(priceTenge ? [{ term: 'Costs', text: formatTengeRange(priceTenge.value), facts: [priceTenge] }] : []),
    { term: 'Bring', text: bring.value.join(', '), facts: [bring] },
  ];
}

/** The facts of an activity, with a star beside facts of low confidence. */
export function ActivityFactList({ details, sourceIds }: PageSources & { details: ActivityDetails }) {
  const rows = createRows(details);
  return (
    <>
      <dl className="w-full text-note">
        {rows.map(({ term, text, facts }) => (
          <div key={term} className="grid grid-cols-[3.25rem_1fr] border-t border-rule py-1.5">
            <dt className="font-[680]">{term}</dt>
            <dd>
              {text}
              <DoubtMark facts={facts} />
              <Citation facts={facts} sourceIds={sourceIds} />
            </dd>
          </div>
        ))}
      </dl>
      <DoubtNote facts={rows.flatMap(({ facts }) => facts)} />
    </>
  );
}
