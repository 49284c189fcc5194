import { type ComponentType, lazy } from 'react';

/** What a remote exposes (architecture.md, section 2): a page that takes no props. */
export type RemoteModule = { default: ComponentType };

/** Loads `<remote>/<Module>`; `attempt` counts from 0. */
type Load = (id: string, attempt: number) => Promise<RemoteModule>;

// The federation runtime exists in the browser only; the frame that the Worker renders never loads a remote.
let load: Load = () => new Promise(() => {});

/** Tells this folder how remotes are loaded; the browser's entry calls it before anything renders. */
export function connectLoader(loader: Load): void {
  load = loader;
}

/** Why a page is not there yet, and the way to try again. */
export type Failure = { error: unknown; retry: () => void };

const failures = new Map<string, Failure>();
const listeners = new Set<() => void>();

function setFailure(id: string, failure?: Failure) {
  if (failure) failures.set(id, failure);
  else failures.delete(id);
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever any page fails or is tried again; gives the way to stop. */
export function subscribeToFailures(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The failure of a page, as long as it stands. */
export const failureOf = (id: string): Failure | undefined => failures.get(id);

/**
 * Never rejects: a rejected lazy component would replace what the visitor is reading by an error, and React would
 * never ask again. A failure is shown beside the content instead, and its Retry goes on with this same promise.
 */
function loadUntilItComes(id: string): Promise<RemoteModule> {
  return new Promise((resolve) => {
    const attempt = (count: number) => {
      setFailure(id);
      load(id, count).then(resolve, (error: unknown) => {
        console.warn(`The page ${id} could not be loaded`, error);
        setFailure(id, { error, retry: () => attempt(count + 1) });
      });
    };
    attempt(0);
  });
}

const pages = new Map<string, ComponentType>();

/** The lazy component of a remote's page: always the same one, so that React keeps its state and its nodes. */
export function pageOf(id: string): ComponentType {
  const known = pages.get(id);
  if (known) return known;
  const page = lazy(() => loadUntilItComes(id));
  pages.set(id, page);
  return page;
}
