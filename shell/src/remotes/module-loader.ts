import type { Part } from '@almaty/delivery/schema';
import { type ComponentType, lazy } from 'react';
import { report } from '../reports/report.ts';
import { SLOW_PAGE_MS } from './file-timeout.ts';

/** A module of a page, exposed by a remote or of the shell: its default export is the page, which takes no props. */
export type PageModule = { default: ComponentType };

/** The part that a module `<part>/<Module>` is of. */
export const getPart = (id: string): Part => id.slice(0, id.indexOf('/')) as Part;

/** Loads the pages of remotes, and those of the shell. */
export type ModuleLoader = {
  /** Loads the module `<part>/<Module>`. */
  load: (id: string) => Promise<PageModule>;
  /**
   * Resolves when the page of a module can be tried again. When its remote has another release by now, the whole page is
   * loaded anew instead, so that files of two releases never run together.
   */
  prepareRetry: (id: string) => Promise<void>;
  /** Whether the files of a module can be had, although it did not load. */
  hasAllFiles: (id: string) => Promise<boolean>;
  /** Loads the whole page anew. */
  startOver: () => void;
};

// The federation runtime exists in the browser only; the frame that the Worker renders never loads a remote.
let loader: ModuleLoader = {
  load: () => new Promise(() => {}),
  prepareRetry: () => Promise.resolve(),
  hasAllFiles: () => Promise.resolve(false),
  startOver: () => {},
};

/** Sets how modules are loaded; the browser entry calls it before the first render. */
export function setModuleLoader(browserLoader: ModuleLoader): void {
  loader = browserLoader;
}

/** As the loader that was set. */
export const prepareRetry = (id: string): Promise<void> => loader.prepareRetry(id);

/** Why a page is not there, and how to try again: it failed, or it is late and may still arrive. */
export type LoadFailure = { reason: 'failed' | 'slow'; error?: unknown; retry: () => void };

const failures = new Map<string, LoadFailure>();
const listeners = new Set<() => void>();

function setFailure(id: string, failure?: LoadFailure) {
  if (failure) failures.set(id, failure);
  else failures.delete(id);
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever a page fails to load or is retried; returns the unsubscribe function. */
export function subscribeToFailures(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The failure of a page until it is retried. */
export const getFailure = (id: string): LoadFailure | undefined => failures.get(id);

const loadedModules = new Set<string>();

/** Whether the code of a page is there. */
export const isLoaded = (id: string): boolean => loadedModules.has(id);

async function loadModule(id: string): Promise<PageModule> {
  const module = await loader.load(id);
  loadedModules.add(id);
  return module;
}

/**
 * Loads a module until it succeeds. The promise never rejects: a rejected lazy component would replace the fragment by
 * an error, and React would never load it again. The failure is shown beside the fragment instead, and its `retry`
 * continues with the same promise. A page that is late counts as a failure too, until it arrives after all.
 *
 * A browser that still waits for a file, or has it damaged in its memory, requests no other one for the same page. So a
 * retry of what is late, and one that fails although all files are there, loads the whole page anew.
 */
function loadUntilSuccess(id: string): Promise<PageModule> {
  return new Promise((resolve) => {
    const load = async (isRetry: boolean) => {
      setFailure(id);
      const part = getPart(id);
      const slowTimer = setTimeout(() => {
        setFailure(id, { reason: 'slow', retry: loader.startOver });
        report({ part, metric: 'late' });
      }, SLOW_PAGE_MS);
      try {
        // Without the current releases the page can still be loaded from the release that is known.
        if (isRetry) await loader.prepareRetry(id).catch(() => {});
        const module = await loadModule(id);
        setFailure(id);
        resolve(module);
      } catch (error) {
        console.warn(`The page ${id} could not be loaded`, error);
        if (isRetry && (await loader.hasAllFiles(id))) return loader.startOver();
        setFailure(id, { reason: 'failed', error, retry: () => void load(true) });
        report({ part, metric: 'load', failure: { module: id, error } });
      } finally {
        clearTimeout(slowTimer);
      }
    };
    void load(false);
  });
}

const lazyPages = new Map<string, ComponentType>();

const prefetches = new Set<string>();

/**
 * Loads a module before its page is opened, which then has to wait for nothing. A failure is forgotten: visitors are told
 * when they open the page, which loads the module again.
 */
export function prefetchModule(id: string): void {
  if (lazyPages.has(id) || prefetches.has(id)) return;
  prefetches.add(id);
  loadModule(id).then(
    (module) => {
      if (!lazyPages.has(id)) lazyPages.set(id, module.default);
    },
    () => prefetches.delete(id),
  );
}

/** The component of a page, lazy unless it was prefetched: always the same one, so that React keeps its state and its nodes. */
export function getLazyPage(id: string): ComponentType {
  const cached = lazyPages.get(id);
  if (cached) return cached;
  const page = lazy(() => loadUntilSuccess(id));
  lazyPages.set(id, page);
  return page;
}
