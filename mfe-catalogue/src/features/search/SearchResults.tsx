import { routes } from '@almaty/delivery/routes';
import { Button, buttonClass } from '@almaty/ui/button';
import { Tabs } from '@almaty/ui/tabs';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import * as m from '#messages';
import { AlsoList } from '../../components/cards/AlsoList.tsx';
import { LocationGrid } from '../../components/cards/LocationGrid.tsx';
import { TabLabel } from '../../components/TabLabel.tsx';
import { type Theme, themes } from '../../content/search/themes.ts';
import { type Tab, tabLabels, tabs } from '../../lib/tab.ts';
import { NoResults } from './NoResults.tsx';
import { RESULTS_HEADING_ID } from './results-heading.ts';
import { type ChangeQuery, EMPTY_QUERY, writeQuery } from './search-query.ts';
import type { SearchResult } from './search-result.ts';
import { useDeferredList } from './useDeferredList.ts';

/** What the rules of content/search/themes.ts mean for a visitor. */
const themeHints: Readonly<Record<Theme, string>> = {
  family: m.resultsFamilyHint,
  noCar: m.resultsNoCarHint,
  winter: m.resultsWinterHint,
  halfDay: m.resultsHalfDayHint,
};

const { tab: _, ...CLEAR_SEARCH } = EMPTY_QUERY;

/** The value of the tab of all categories, which stands for a query without a tab. */
const ALL = 'all';
const labels = { [ALL]: { full: m.resultsAll, short: m.resultsAll }, ...tabLabels };

export type ResultsProps = {
  result: SearchResult;
  onChange: ChangeQuery;
  /** Changes the query from a button that disappears, and moves the focus to what replaces it. */
  onRelax: ChangeQuery;
};

/** The number of places of the tabs, or of those also in Almaty if there are only such. */
const describeFound = ({ found, also }: SearchResult) =>
  found.length === 0 && also.length > 0
    ? m.resultsAlso({ count: also.length })
    : m.resultsPlaces({ count: found.length });

function ResultsPanel({ onRelax, result }: Omit<ResultsProps, 'onChange'>) {
  const { query, found, also, closed, removals, note } = result;
  const visibleCards = useDeferredList(found, query);
  const chosenThemes = themes.filter((theme) => query[theme]);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-8 pb-7">
        <h2 id={RESULTS_HEADING_ID} tabIndex={-1} className="display text-h3 text-display outline-none">
          {describeFound(result)}
        </h2>
        <span className="flex flex-wrap items-baseline gap-x-6">
          <Link
            to={`${routes.map}?${writeQuery(query, new URLSearchParams())}`}
            className={buttonClass({ variant: 'text', size: 'sm' })}
          >
            {m.resultsMap}
          </Link>
          <Button
            variant="text"
            size="sm"
            className="whitespace-normal! text-left"
            onClick={() => onRelax(CLEAR_SEARCH)}
          >
            {m.resultsClear}
          </Button>
        </span>
      </div>
      {note && <p className="-mt-4 pb-7 font-bold">{note}</p>}
      {chosenThemes.length > 0 && (
        <p className="-mt-4 pb-7 text-ink-2">{chosenThemes.map((theme) => themeHints[theme]).join(' ')}</p>
      )}
      {closed.length > 0 && <p className="-mt-4 pb-7 text-ink-2">{m.resultsClosed({ names: closed.join(', ') })}</p>}
      {found.length + also.length === 0 && <NoResults query={query} removals={removals} onRelax={onRelax} />}
      <LocationGrid cards={visibleCards} heading="h3" hasFeatured={false} />
      {/* After the others, which come while somebody types. */}
      {also.length > 0 && visibleCards.length === found.length && (
        <>
          {found.length > 0 && <h3 className="display mt-14 mb-4 text-h4 text-display">{m.alsoTitle}</h3>}
          <AlsoList cards={also} heading={found.length > 0 ? 'h4' : 'h3'} />
        </>
      )}
    </>
  );
}

/**
 * The locations that match a query, in the tabs of the categories, each with its number. Memoized, because the page is
 * rendered with each key, and the result comes later.
 */
export const SearchResults = memo(function SearchResults({ result, onChange, onRelax }: ResultsProps) {
  const selected: Tab | typeof ALL = tabs.find((tab) => tab === result.query.tab) ?? ALL;
  return (
    <section aria-label={m.resultsName} className="pt-[clamp(1.75rem,3vw,2.75rem)] [&_article]:animate-none">
      {/* Outside the panels, because a region is announced only if it stays in the page while its text changes. */}
      <p role="status" className="sr-only">
        {[m.resultsFound({ count: result.found.length }), result.note].filter(Boolean).join('. ')}
      </p>
      <p aria-live="polite" className="sr-only">
        {result.also.length > 0 && m.resultsAlso({ count: result.also.length })}
      </p>
      <Tabs
        id="category"
        label={m.categoryTabsName}
        value={selected}
        onChange={(tab) => onChange({ tab: tab === ALL ? '' : tab })}
        entries={([ALL, ...tabs] as const).map((value) => ({
          value,
          label: <TabLabel {...labels[value]} count={result.optionCounts.tab[value === ALL ? '' : value] ?? 0} />,
          panel: value === selected && <ResultsPanel onRelax={onRelax} result={result} />,
        }))}
      />
    </section>
  );
});
