import { Button } from '@almaty/ui/button';
import { Icon } from '@almaty/ui/icon';
import { type FormEvent, memo, useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import { DateFields } from './DateFields.tsx';
import { sortLabels } from './filter-labels.ts';
import { fieldClasses, gridClasses, selectClasses, setField } from './form-fields.ts';
import { SelectFields } from './SelectFields.tsx';
import { searchCode } from './search-code.ts';
import {
  type ChangeQuery,
  dateNames,
  type FilterName,
  isEmptyQuery,
  MAX_TEXT_LENGTH,
  ON,
  parseForm,
  type SearchQuery,
  selectNames,
  sortOptions,
} from './search-query.ts';
import type { OptionCounts } from './search-result.ts';
import { ThemeFields } from './ThemeFields.tsx';

/** The fields that small screens fold away. */
const foldedNames = [...selectNames, 'sort', ...dateNames] as const;

type Props = {
  query: SearchQuery;
  onChange: ChangeQuery;
  /** Whether nothing has changed since the query was set. */
  isLatest: (query: SearchQuery) => boolean;
  /** How many locations each option would find, once that is known. */
  counts?: OptionCounts | undefined;
};

const preload = () => void searchCode.load().catch(() => {});

/**
 * The search by text and filters. Each option says how many locations it would find, once the code that searches
 * is loaded. The fields are uncontrolled: they change with `query` only if it changed elsewhere. Memoized, because it has
 * many options.
 */
export const SearchForm = memo(function SearchForm({ query, onChange, isLatest, counts }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const isMounted = useRef(false);
  const [isOpen, setIsOpen] = useState(false);
  // On a phone all fields would push the places out of the window.
  const foldedClasses = isOpen ? '' : 'max-md:hidden';
  const foldedCount = foldedNames.filter((name) => query[name]).length;

  useEffect(() => {
    if (!form.current) return;
    const fields = parseForm(form.current);
    const isFirstRun = !isMounted.current;
    isMounted.current = true;
    if (isFirstRun && form.current.contains(document.activeElement)) preload();
    // No handler has seen what the visitor entered before hydration.
    if (isFirstRun && !isEmptyQuery({ ...query, ...fields })) return onChange(fields);
    // A query that is rendered later than the next key was pressed would take that key away.
    if (!isLatest(query)) return;
    for (const [name, value] of Object.entries(query)) setField(form.current.elements.namedItem(name), value);
  }, [query, onChange, isLatest]);

  const handleInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => onChange(parseForm(currentTarget));
  const clearText = () => {
    onChange({ q: '' });
    text.current?.focus();
  };
  /** The count of an option that is not chosen: the results have the count of the chosen one. */
  const formatCount = (name: FilterName, value: string) =>
    counts && query[name] !== value ? ` (${counts[name][value]})` : '';
  return (
    <search className="mt-[clamp(1.75rem,3vw,2.75rem)] block noscript:hidden print:hidden">
      <form
        ref={form}
        aria-label={m.searchName}
        onFocus={preload}
        onInput={handleInput}
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-2.5"
      >
        <div className="grid gap-2.5 xl:grid-cols-[minmax(22rem,2fr)_3fr]">
          <div className="relative">
            <input
              ref={text}
              type="search"
              name="q"
              aria-label={m.searchTextName}
              placeholder={m.searchPlaceholder}
              maxLength={MAX_TEXT_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              // Latin letters only: others would be fetched, or looked up among the fonts of the device, before the first paint.
              className={`${fieldClasses} peer size-full min-w-0 pr-14 pl-4 placeholder:text-ink-2 [&::-webkit-search-cancel-button]:appearance-none`}
            />
            <button
              type="button"
              aria-label={m.searchClearText}
              onClick={clearText}
              className="absolute inset-y-0 right-0 grid w-14 cursor-pointer place-items-center text-ink-2 hover:text-ink peer-placeholder-shown:hidden"
            >
              <Icon name="close" />
            </button>
          </div>
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            className="whitespace-normal! md:hidden"
            onClick={() => setIsOpen(!isOpen)}
          >
            {foldedCount > 0 ? m.searchMoreFiltersUsed({ count: foldedCount }) : m.searchMoreFilters}
          </Button>
          <div className={`${gridClasses} ${foldedClasses}`}>
            <SelectFields formatCount={formatCount} />
            <select name="sort" aria-label={m.searchOrder} className={selectClasses}>
              <option value="">{m.searchBestMatch}</option>
              {sortOptions.map((value) => (
                <option key={value} value={value}>
                  {sortLabels[value]}
                </option>
              ))}
            </select>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2.5">
          <ThemeFields
            className="max-sm:w-full sm:flex sm:flex-wrap"
            {...(counts && { getCount: (theme) => counts[theme][ON] })}
          />
          <div
            className={`${gridClasses} ${foldedClasses} items-end max-sm:w-full sm:flex sm:flex-wrap sm:items-center`}
          >
            <DateFields query={query} className="whitespace-nowrap sm:flex-row sm:items-center sm:gap-2.5" />
          </div>
        </div>
      </form>
    </search>
  );
});
