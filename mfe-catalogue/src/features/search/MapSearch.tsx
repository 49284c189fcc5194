import { routes } from '@almaty/delivery/routes';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as m from '#messages';
import { themes } from '../../content/search/themes.ts';
import { DateFields } from './DateFields.tsx';
import { gridClasses, setField } from './form-fields.ts';
import { SelectFields } from './SelectFields.tsx';
import { dateNames, parseForm, type SearchQuery, selectNames, writeQuery } from './search-query.ts';
import { ThemeFields } from './ThemeFields.tsx';

type Props = {
  query: SearchQuery;
  /** Whether the search has left out locations. */
  isFiltered: boolean;
  /** How many of the locations on the map are closed on the days of the trip. */
  closedCount: number;
  /** Whether the visitor has just asked for the fields. */
  shouldFocus: boolean;
};

/** The fields that the map has of the search: texts and orders are for lists. */
const FIELDS = [...dateNames, ...selectNames, ...themes] as const;

/** The filters of the map, with how many locations are closed on the days of the trip, and what the search has left out. */
export function MapSearch({ query, isFiltered, closedCount, shouldFocus }: Props) {
  const [searchParams, setSearchParams] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (shouldFocus) form.current?.querySelector('input')?.focus();
  }, [shouldFocus]);
  useEffect(() => {
    for (const name of FIELDS) {
      const field = form.current?.elements.namedItem(name) ?? null;
      // A date that is not finished has no value, which would take away what the visitor types.
      if (field !== document.activeElement) setField(field, query[name]);
    }
  }, [query]);
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { q: _, sort: __, ...filters } = parseForm(currentTarget);
    setSearchParams(writeQuery({ ...query, ...filters }, searchParams), { replace: true, preventScrollReset: true });
  };
  return (
    <form
      ref={form}
      aria-label={m.mapFilters}
      onInput={change}
      onSubmit={(event) => event.preventDefault()}
      className="bg-kraft px-4 py-3 text-on-kraft print:hidden"
    >
      <div className="grid gap-2.5">
        <div className={gridClasses}>
          <DateFields query={query} />
        </div>
        <div className={gridClasses}>
          <SelectFields />
        </div>
        <ThemeFields className="text-ink" />
      </div>
      <p role="status" className="mt-2 font-[680] empty:hidden">
        {(query.from || query.to) && m.mapClosedCount({ count: closedCount })}
      </p>
      {isFiltered && (
        <p className="mt-2 flex flex-wrap gap-x-4">
          <span className="font-[680]">{m.mapFiltered}</span>
          <Link to={{ pathname: routes.locations, search: `${searchParams}` }} className="underline underline-offset-4">
            {m.mapChange}
          </Link>
          <Link to={routes.map} className="underline underline-offset-4">
            {m.mapShowAll}
          </Link>
        </p>
      )}
    </form>
  );
}
