import { todayInAlmaty } from '@almaty/dates';
import { addLocationCards, findLocationCard } from '../../content/location-cards.ts';
import type { CatalogueLocation } from '../../content/schema.ts';
import type { SearchQuery } from './search-query.ts';
import type { SearchResult, SearchTask } from './search-result.ts';

/** How many results are shown at first, and how many more with each press. */
const RESULTS_SIZE = 48;

/** The result of a query with the locations that are shown, once the page knows them. */
export type ShownResult = Omit<SearchResult, 'slugs' | 'cards'> & {
  query: SearchQuery;
  shown: readonly CatalogueLocation[];
};

/** What the search has to show. It is another object after each change. */
export type SearchState = {
  /** The latest result: while a query is being searched for, that of an earlier one. */
  result?: ShownResult;
  hasFailed?: boolean;
};

/** Searches beside the page. */
export type SearchClient = {
  /** Searches, unless the last search was the same. */
  search: (query: SearchQuery) => void;
  /** Loads the index before it is needed, by the search for a query that may be empty. */
  preload: (query: SearchQuery) => void;
  /** Loads again what did not load. */
  retry: (query: SearchQuery) => void;
  /** Shows more locations of the latest result. */
  showMore: () => void;
  getState: () => SearchState;
  /** @returns a function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
};

const INITIAL: SearchState = {};

/** Whether two tasks have the same result, of which one may show more. */
const isSameSearch = (a: SearchTask, b: SearchTask) =>
  a.today === b.today && JSON.stringify(a.query) === JSON.stringify(b.query);

/**
 * Creates a client of the search, which loads its index and searches in a web worker: with thousands of locations either
 * takes so long that a key would wait for it. One task runs at a time, and of those that come meanwhile only the last one
 * counts.
 *
 * @param startWorker starts a worker whose script is search-worker.ts.
 */
export function createSearchClient(startWorker: () => Worker): SearchClient {
  let worker: Worker | undefined;
  let running: SearchTask | undefined;
  let next: SearchTask | undefined;
  let last: SearchTask | undefined;
  let state = INITIAL;
  const listeners = new Set<() => void>();

  const setState = (changed: SearchState) => {
    state = changed;
    for (const notify of listeners) notify();
  };
  const sendNext = () => {
    running = next;
    next = undefined;
    if (running) worker?.postMessage(running);
  };
  const handleResult = ({ slugs, cards, ...result }: SearchResult) => {
    if (!running) return;
    const { query } = running;
    sendNext();
    addLocationCards(cards);
    const shown = slugs.flatMap((slug) => findLocationCard(slug)?.location ?? []);
    setState({ result: { ...result, query, shown } });
  };
  const start = () => {
    const started = startWorker();
    started.addEventListener('message', ({ data }: MessageEvent<SearchResult>) => handleResult(data));
    started.addEventListener('error', () => {
      started.terminate();
      worker = running = next = last = undefined;
      setState({ ...state, hasFailed: true });
    });
    worker = started;
  };
  const createTask = (query: SearchQuery, size = RESULTS_SIZE) => ({ query, size, today: todayInAlmaty() });
  const run = (task: SearchTask) => {
    next = last = task;
    if (!worker) start();
    if (!running) sendNext();
  };

  return {
    search(query) {
      const task = createTask(query);
      if (!last || !isSameSearch(last, task)) run(task);
    },
    preload(query) {
      if (!worker) run(createTask(query));
    },
    retry(query) {
      setState(INITIAL);
      run(createTask(query));
    },
    showMore() {
      if (state.result) run(createTask(state.result.query, state.result.shown.length + RESULTS_SIZE));
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
