import { Button } from '@almaty/ui/button';
import { EmptyState } from '@almaty/ui/empty-state';
import { filterLabels, formatTripDates } from './filter-labels.ts';
import { filterNames, getTripDates, type SearchProps } from './search-query.ts';

/** Shown when no location matches: a button for each part of the query that removes it. */
export function NoResults({ query, onChange }: SearchProps) {
  const text = query.q.trim();
  const dates = getTripDates(query);
  const parts = [
    ...(text ? [{ removed: { q: '' }, label: text }] : []),
    ...filterNames
      .filter((name) => query[name])
      .map((name) => ({ removed: { [name]: '' }, label: filterLabels[name].formatOption(query[name]) })),
    ...(dates ? [{ removed: { from: '', to: '' }, label: formatTripDates(dates) }] : []),
  ];
  return (
    <EmptyState
      action={
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {parts.map(({ removed, label }) => (
            <li key={label}>
              <Button variant="outline" size="sm" onClick={() => onChange({ ...query, ...removed })}>
                Remove “{label}”
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      No place matches all filters. Remove one:
    </EmptyState>
  );
}
