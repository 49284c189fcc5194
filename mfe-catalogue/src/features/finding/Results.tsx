import { Button } from '@almaty/ui/button';
import { EmptyState } from '@almaty/ui/empty-state';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Place } from '../../content/schema.ts';
import { LocationGrid } from '../locations/LocationGrid.tsx';
import { choiceText } from './FindForm.tsx';
import { find } from './find.ts';
import { type Asking, FOUND } from './load-results.ts';
import { choiceNames, EVERYTHING } from './query.ts';

/** Nothing fits: what was asked for, each with the way to ask for less. */
function NothingFound({ query, onChange }: Asking) {
  const text = query.q.trim();
  const without = [
    ...(text ? [{ name: 'q', said: text }] : []),
    ...choiceNames.filter((name) => query[name]).map((name) => ({ name, said: choiceText(name, query[name]) })),
  ];
  return (
    <EmptyState
      action={
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {without.map(({ name, said }) => (
            <li key={name}>
              <Button variant="outline" size="sm" onClick={() => onChange({ ...query, [name]: '' })}>
                Without “{said}”
              </Button>
            </li>
          ))}
        </ul>
      }
    >
      No place fits all of this. Look again with less:
    </EmptyState>
  );
}

const countText = ({ length }: readonly Place[]) => (length === 1 ? '1 place' : `${length} places`);

/** The widths from which cards stand in two, three and four columns, in px. */
const COLUMNS_FROM = [768, 1024, 1280];
/** The height from which a second row of them is in sight, in px. */
const TWO_ROWS_FROM = 1000;

/** How many cards a window shows at first, below the search: three where there is one column. */
function first(): number {
  const columns = 1 + COLUMNS_FROM.filter((width) => innerWidth >= width).length;
  return columns === 1 ? 3 : columns * (innerHeight < TWO_ROWS_FROM ? 1 : 2);
}
/** How long after the last key the other cards come, in milliseconds: longer than people take from key to key. */
const REST_MS = 300;
const isTyping = () => document.activeElement instanceof HTMLInputElement;

/** The first of the places and, once the typing rests, all: no key has to wait for cards that nobody sees yet. */
function useRestLater(places: readonly Place[]): readonly Place[] {
  // Coming back, the page is as long at once as it was.
  const [complete, setComplete] = useState(() => (isTyping() ? undefined : places));
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setComplete(places)), REST_MS);
    return () => clearTimeout(timer);
  }, [places]);
  return complete === places ? places : places.slice(0, first());
}

/** The places that were found, in place of the tabs. */
export function Results({ query, onChange }: Asking) {
  const places = useMemo(() => find(query), [query]);
  const shown = useRestLater(places);
  return (
    <section aria-label="Places found" className="pt-8 [&_article]:animate-none">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-7">
        <h2 id={FOUND} tabIndex={-1} className="display text-h3 text-display outline-none">
          {countText(places)}
        </h2>
        <p role="status" className="sr-only">
          {countText(places)} found
        </p>
        <Button variant="text" size="sm" onClick={() => onChange(EVERYTHING)}>
          Clear the search
        </Button>
      </div>
      {places.length === 0 && <NothingFound query={query} onChange={onChange} />}
      <LocationGrid locations={shown} heading="h3" featured={false} />
    </section>
  );
}
