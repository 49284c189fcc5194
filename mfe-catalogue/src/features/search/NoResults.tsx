import { Button } from '@almaty/ui/button';
import { EmptyState } from '@almaty/ui/empty-state';
import * as m from '#messages';
import { themes } from '../../content/search/themes.ts';
import { type Tab, tabLabels } from '../../lib/tab.ts';
import { selectLabels, themeLabels } from './filter-labels.ts';
import { type ChangeQuery, type SearchQuery, selectNames } from './search-query.ts';
import type { Removal } from './search-result.ts';
import { formatTripDates, getTripDates } from './trip-dates.ts';

/** Says what a removal takes away: `Without “Hard”`. */
function describeRemoval(query: SearchQuery, removed: Partial<SearchQuery>): string {
  if ('tab' in removed) return m.resultsNotOnlyIn({ category: tabLabels[query.tab as Tab].full });
  const dates = 'from' in removed && getTripDates(query);
  const theme = themes.find((name) => name in removed);
  const select = selectNames.find((name) => name in removed);
  const condition =
    (dates && formatTripDates(dates)) ||
    (theme && themeLabels[theme]) ||
    (select && selectLabels[select].formatOption(query[select])) ||
    query.q.trim();
  return m.resultsWithout({ condition });
}

type Props = { query: SearchQuery; removals: readonly Removal[]; onRelax: ChangeQuery };

/** Shown when no location matches: a button for each part of the query without which there are results. */
export function NoResults({ query, removals, onRelax }: Props) {
  return (
    <EmptyState
      action={
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {removals.map(({ removed, count }) => {
            const label = m.resultsRemoval({ change: describeRemoval(query, removed), count });
            return (
              <li key={label} className="max-w-full">
                <Button
                  variant="outline"
                  size="sm"
                  className="max-w-full text-left whitespace-normal! wrap-anywhere"
                  onClick={() => onRelax(removed)}
                >
                  {label}
                </Button>
              </li>
            );
          })}
        </ul>
      }
    >
      {removals.length > 0 ? m.resultsOneChangeHelps : m.resultsNothing}
    </EmptyState>
  );
}
