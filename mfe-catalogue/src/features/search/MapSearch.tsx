import { routes } from '@almaty/delivery/routes';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as m from '#messages';
import { dateLabels } from './filter-labels.ts';
import { type DateName, dateNames, parseForm, type SearchQuery, writeQuery } from './search-query.ts';

type Props = {
  query: SearchQuery;
  /** Whether the search has left out locations. */
  isFiltered: boolean;
  /** How many of the locations on the map are closed on the days of the trip. */
  closedCount: number;
  /** Whether the visitor has just asked for the fields. */
  shouldFocus: boolean;
};

type FieldProps = Pick<Props, 'query' | 'shouldFocus'> & { name: DateName };

/** A date that changes with the address, except while the visitor types it: one that is not finished has no value. */
function DateField({ name, query, shouldFocus }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isFirst = name === dateNames[0];
  useEffect(() => {
    if (shouldFocus && isFirst) field.current?.focus();
  }, [shouldFocus, isFirst]);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = query[name];
  }, [query, name]);
  return (
    <label className="flex min-w-0 grow basis-36 flex-col gap-1">
      <span aria-hidden="true">{dateLabels[name].text}</span>
      <input
        ref={field}
        type="date"
        name={name}
        aria-label={dateLabels[name].name}
        min={name === 'to' ? query.from : undefined}
        className="min-h-12 w-full min-w-0 rounded-xs border-2 border-edge bg-field px-3 text-base text-ink scheme-light-dark"
      />
    </label>
  );
}

/** The search of the map: the days of the trip, how many locations are closed on them, and what the search has left out. */
export function MapSearch({ query, isFiltered, closedCount, shouldFocus }: Props) {
  const [searchParams, setSearchParams] = useSearchParams();
  const changeDates = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const { from, to } = parseForm(currentTarget);
    setSearchParams(writeQuery({ ...query, from, to }, searchParams), { replace: true, preventScrollReset: true });
  };
  return (
    <form
      aria-label={m.mapDatesName}
      onInput={changeDates}
      onSubmit={(event) => event.preventDefault()}
      className="bg-kraft px-4 py-3 text-on-kraft print:hidden"
    >
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        {dateNames.map((name) => (
          <DateField key={name} {...{ name, query, shouldFocus }} />
        ))}
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
