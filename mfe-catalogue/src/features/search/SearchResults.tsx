import { todayInAlmaty } from '@almaty/dates';
import { Button } from '@almaty/ui/button';
import { useMemo } from 'react';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { NoResults } from './NoResults.tsx';
import { RESULTS_HEADING_ID } from './results-heading.ts';
import { searchLocations } from './search-locations.ts';
import { EMPTY_QUERY, type SearchProps } from './search-query.ts';
import { useDeferredList } from './useDeferredList.ts';

const formatCount = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** The locations that match a query, with their number, and the names of those that are closed on the dates of the trip. */
export function SearchResults({ query, onChange }: SearchProps) {
  const { found, closed } = useMemo(() => searchLocations(query, todayInAlmaty()), [query]);
  const visibleLocations = useDeferredList(found);
  const count = formatCount(found.length);
  return (
    <section aria-label="Places found" className="pt-8 [&_article]:animate-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-7">
        <h2 id={RESULTS_HEADING_ID} tabIndex={-1} className="display text-h3 text-display outline-none">
          {count}
        </h2>
        <p role="status" className="sr-only">
          {count} found
        </p>
        <Button variant="text" size="sm" onClick={() => onChange(EMPTY_QUERY)}>
          Clear the search
        </Button>
      </div>
      {closed.length > 0 && (
        <p className="-mt-4 pb-7 text-ink-2">Closed on your dates: {closed.map(({ name }) => name).join(', ')}.</p>
      )}
      {found.length === 0 && <NoResults query={query} onChange={onChange} />}
      <LocationGrid locations={visibleLocations} heading="h3" hasFeatured={false} />
    </section>
  );
}
