import { type FormEvent, memo, useEffect, useRef } from 'react';
import { dateLabels, filterLabels } from './filter-labels.ts';
import { loadSearchResults } from './load-search-results.ts';
import {
  dateNames,
  filterNames,
  filterOptions,
  isEmptyQuery,
  MAX_TEXT_LENGTH,
  parseQuery,
  type SearchProps,
} from './search-query.ts';

const fieldClasses = 'min-h-14 rounded-xs border-2 border-edge bg-field text-base text-ink';

/**
 * The search by name and filters. The fields are uncontrolled: they change with `query` only if it changed elsewhere.
 * Memoized, because it has many options.
 */
export const SearchForm = memo(function SearchForm({ query, onChange }: SearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const isMounted = useRef(false);

  useEffect(() => {
    if (!form.current) return;
    const enteredQuery = parseQuery(new FormData(form.current));
    const isFirstRun = !isMounted.current;
    isMounted.current = true;
    // No handler has seen what the visitor entered before hydration.
    if (isFirstRun && !isEmptyQuery(enteredQuery)) return onChange(enteredQuery);
    for (const [name, value] of Object.entries(query)) {
      const field = form.current.elements.namedItem(name);
      if ((field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value !== value)
        field.value = value;
    }
  }, [query, onChange]);

  // LocationSearch reports a failure, and only if the results are needed.
  const preloadResults = () => void loadSearchResults().catch(() => {});
  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    onChange(parseQuery(new FormData(currentTarget)));
  return (
    <search className="mt-[clamp(1.75rem,3vw,2.75rem)] block noscript:hidden print:hidden">
      <form
        ref={form}
        aria-label="Find a place"
        onFocus={preloadResults}
        onInput={handleInput}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-2.5 lg:grid-cols-[minmax(15rem,1fr)_auto] xl:grid-cols-[minmax(22rem,1fr)_minmax(0,auto)]"
      >
        <input
          type="search"
          name="q"
          aria-label="Name of a place, in English, Russian or Kazakh"
          placeholder="Find by name, also по-русски, қазақша"
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          className={`${fieldClasses} w-full min-w-0 px-4 placeholder:text-ink-2`}
        />
        <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
          {filterNames.map((name) => (
            <select
              key={name}
              name={name}
              aria-label={filterLabels[name].name}
              className={`${fieldClasses} select-field w-full min-w-0 pl-3`}
            >
              <option value="">{filterLabels[name].any}</option>
              {filterOptions[name].map((value) => (
                <option key={value} value={value}>
                  {filterLabels[name].formatOption(value)}
                </option>
              ))}
            </select>
          ))}
        </div>
        <div className="grid grid-cols-2 items-end gap-2.5 sm:flex sm:flex-wrap sm:items-center lg:col-span-2">
          {dateNames.map((name) => (
            <label key={name} className="flex min-w-0 flex-col gap-1 sm:flex-row sm:items-center sm:gap-2.5">
              <span aria-hidden="true">{dateLabels[name].text}</span>
              <input
                type="date"
                name={name}
                aria-label={dateLabels[name].name}
                min={name === 'to' ? query.from : undefined}
                className={`${fieldClasses} w-full min-w-0 px-3 scheme-light-dark`}
              />
            </label>
          ))}
        </div>
      </form>
    </search>
  );
});
