import { runSearch } from './run-search.ts';
import type { SearchTask } from './search-result.ts';

/** The entry of a web worker. An error in it reaches the page as an error event of the worker. */
addEventListener('message', ({ data: task }: MessageEvent<SearchTask>) => postMessage(runSearch(task)));
