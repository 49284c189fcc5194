import { loadOnce, useLoaded, usePrerendered } from '@almaty/ui/static-content';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataNotice } from '../../components/DataNotice.tsx';
import { loadFirstPages } from '../../content/load-first-pages.ts';
import { usePrefetch } from '../../hooks/usePrefetch.ts';
import { onIntent } from '../../lib/on-intent.ts';
import { hasSearch } from './has-search.ts';
import type { SearchProps } from './Search.tsx';

const isServer = typeof document === 'undefined';

type SearchModule = typeof import('./Search.tsx');

const loadSearch = loadOnce(async () => {
  // The web worker has only the cards of locations that are on no first page.
  const [search] = await Promise.all([import('./Search.tsx'), loadFirstPages()]);
  return search;
});

/** The prerendered form of a page that was left before the search was loaded. Back shows it again. */
let leftForm: ChildNode[] = [];

/** Whether the visitor has entered something into the prerendered form. */
function hasEntries(slot: HTMLElement): boolean {
  const form = slot.querySelector('form');
  return form !== null && [...new FormData(form).values()].some((value) => value !== '');
}

/** React leaves the children of an element with inner HTML alone when it hydrates. */
const PRERENDERED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** The prerendered form as it is, until the search is loaded and takes it over. @param isLeft whether it was left before. */
function PrerenderedSearch({ isLeft, ...props }: SearchProps & { isLeft: boolean }) {
  const slot = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<SearchModule>();
  const [failures, setFailures] = useState(0);
  const [isMissed, setIsMissed] = useState(false);
  // Back to this page renders the form, which has to be there at once.
  usePrefetch(loadSearch);
  const [searchParams] = useSearchParams();
  const isInAddress = hasSearch(searchParams);

  const load = useCallback((element: HTMLElement) => {
    // Presses wait for the code (shell/build/early-events.ts).
    element.dataset.hydrationBoundary = '';
    loadSearch().then(setSearch, () => {
      setFailures((count) => count + 1);
      setIsMissed(hasEntries(element));
    });
  }, []);
  useLayoutEffect(() => {
    const element = slot.current;
    if (isLeft) element?.append(...leftForm);
    leftForm = [];
    return () => {
      if (element && !loadSearch.loaded) leftForm = [...element.childNodes];
    };
  }, [isLeft]);
  useEffect(() => {
    const element = slot.current;
    if (search || !element) return;
    if (failures === 0 && (isInAddress || hasEntries(element))) return load(element);
    return onIntent(element, () => load(element));
  }, [load, search, isInAddress, failures]);

  return (
    <>
      <div ref={slot} {...(isLeft ? {} : PRERENDERED)} />
      {search && <search.Search {...props} slot={slot.current} />}
      {!search && isMissed && (
        <DataNotice title="The search did not load" retry={() => slot.current && load(slot.current)} />
      )}
    </>
  );
}

function LoadedSearch(props: SearchProps) {
  const { Search } = useLoaded(loadSearch);
  return <Search {...props} />;
}

/** The search, whose code comes when a visitor needs it; where the page is not prerendered, with the page. */
export function LateSearch(props: SearchProps) {
  const isPrerendered = usePrerendered();
  const [isLeft] = useState(() => !isPrerendered && leftForm.length > 0 && !loadSearch.loaded);
  if (isPrerendered || isLeft) return <PrerenderedSearch isLeft={isLeft} {...props} />;
  // A server has no boundary, whose marks would be among the prerendered nodes.
  if (isServer) return <LoadedSearch {...props} />;
  return (
    // The page does not wait for the search, and the list below does not move when it comes.
    <Suspense fallback={<div className="search-room" />}>
      <LoadedSearch {...props} />
    </Suspense>
  );
}
