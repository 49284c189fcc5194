import { runSearch } from './run-search.ts';
import type { SearchTask } from './search-result.ts';

/**
 * Stands in for the web worker of the search: it searches in the test's own thread, because test environments have no
 * workers. Like a worker it replies later, and never after it was terminated.
 */
export class InProcessSearchWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  isTerminated = false;
  readonly tasks: SearchTask[] = [];

  postMessage(task: SearchTask): void {
    this.tasks.push(task);
    queueMicrotask(() => {
      if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data: runSearch(task) }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}
