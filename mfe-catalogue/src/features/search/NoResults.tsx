import { Button } from '@almaty/ui/button';
import { EmptyState } from '@almaty/ui/empty-state';
import { filterLabels } from './filter-labels.ts';
import { filterNames, type SearchProps } from './search-query.ts';

/** Shown when no location matches: a button for each part of the query that removes it. */
export function NoResults({ query, onChange }: SearchProps) {
  const text = query.q.trim();
  const parts = [
    ...(text ? [{ name: 'q', label: text }] : []),
    ...filterNames
      .filter((name) => query[name])
      .map((name) => ({ name, label: filterLabels[name].formatOption(query[name]) })),
  ];
  return (
    <EmptyState
      action={
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {parts.map(({ name, label }) => (
            <li key={name}>
              <Button variant="outline" size="sm" onClick={() => onChange({ ...query, [name]: '' })}>
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
