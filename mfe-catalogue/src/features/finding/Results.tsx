import { Button } from '@almaty/ui/button';
import { EmptyState } from '@almaty/ui/empty-state';
import type { Place } from '../../content/schema.ts';
import { LocationGrid } from '../locations/LocationGrid.tsx';
import { choiceText } from './FindForm.tsx';
import type { Asking } from './Finding.tsx';
import { find } from './find.ts';
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
              <Button look="line" size="sm" onClick={() => onChange({ ...query, [name]: '' })}>
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

/** The places that were found, in place of the tabs. */
export function Results({ query, onChange }: Asking) {
  const places = find(query);
  return (
    <section aria-label="Places found" className="pt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pb-7">
        <h2 className="display text-h3 text-display">{countText(places)}</h2>
        <p role="status" className="sr-only">
          {countText(places)} found
        </p>
        <Button look="text" size="sm" onClick={() => onChange(EVERYTHING)}>
          Clear the search
        </Button>
      </div>
      {places.length === 0 && <NothingFound query={query} onChange={onChange} />}
      <LocationGrid locations={places} heading="h3" />
    </section>
  );
}
